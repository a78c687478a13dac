"""A lying MQTT client: does to a broker and to another player what the game never does.

usage: lying-client.py PORT CERTIFICATES NAME PASSWORD VICTIM

Prints a line for each thing that it has tried: what it was, and what the broker said. Then prints the envelopes of others that it could
read, and "done".
"""
import json
import sys
import time

import paho.mqtt.client as mqtt
from paho.mqtt.subscribeoptions import SubscribeOptions

port, certificates, name, password, victim = sys.argv[1:]
acknowledged, granted, received = {}, {}, []


def connect(client_id):
    client = mqtt.Client(client_id, protocol=mqtt.MQTTv5)
    client.username_pw_set(name, password)
    client.tls_set(certificates)
    client.on_message = lambda _, __, message: received.append(message)
    client.on_subscribe = lambda _, __, number, codes, ___: granted.update({number: codes[0].value})
    client.connected = None
    client.on_connect = lambda c, _, __, code, ___: setattr(c, "connected", code.value)
    client.on_disconnect = lambda c, _, code, ___: setattr(c, "connected", code)
    client.connect("localhost", int(port))
    wait(client, lambda: client.connected is not None)
    return client


def wait(client, condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        if client.loop(0.05) != mqtt.MQTT_ERR_SUCCESS:
            break
    return condition()


# paho hides the reason codes of acknowledgements, so they are read from its handler.
original = mqtt.Client._handle_pubackcomp


def handle(self, command):
    packet = bytes(self._in_packet["packet"])
    acknowledged[int.from_bytes(packet[:2], "big")] = packet[2] if len(packet) > 2 else 0
    return original(self, command)


mqtt.Client._handle_pubackcomp = handle


def publish(client, what, topic, payload, retain=False):
    try:
        number = client.publish(topic, payload, qos=1, retain=retain).mid
        answered = wait(client, lambda: number in acknowledged or not client.is_connected())
    except OSError:
        number, answered = None, False
    code = acknowledged.get(number)
    outcome = "cut off" if code is None or not answered else "refused" if code >= 0x80 else "accepted"
    print(f"{what}: {outcome}", flush=True)
    return outcome != "cut off"


def subscribe(client, topic):
    number = client.subscribe(topic, options=SubscribeOptions(qos=1))[1]
    wait(client, lambda: number in granted)


def envelope(event, number=None, after=None, receipt=0):
    publish.number += 1
    fields = {"number": publish.number if number is None else number, "received": receipt, "event": event}
    if after is not None:
        fields["after"] = after
    return json.dumps(fields)


publish.number = int(time.time() * 1000)
inbox = f"ttt/1/to/{victim}/{name}"
client = connect(name)

# What the broker must not let through.
publish(client, "an envelope of another sender", f"ttt/1/to/{victim}/bob", envelope({}))
publish(client, "an envelope with a longer topic", f"{inbox}/x", envelope({}))
publish(client, "the presence of another player", f"ttt/1/here/{victim}", "0", retain=True)
publish(client, "a topic outside of the game", "other", "x")
publish(client, "a topic of the system", "$SYS/broker/version", "x")
# mosquitto permits subscriptions, and then does not deliver what the subscriber may not read.
for topic in [f"ttt/1/to/{victim}/+", "ttt/1/to/+/+", "#"]:
    subscribe(client, topic)

# What the other player must refuse.
game = {"id": "0000000000000001", "date": 0, "opponent": "friend", "firstPlayer": "me", "moves": [4]}
message = {"id": "0000000000000002", "date": 0, "text": "I lie", "icon": "o"}
publish(client, "bytes that are no text", inbox, b"\xff\x00\xfe")
publish(client, "nothing", inbox, b"")
publish(client, "broken JSON", inbox, '{"number": 1, "received"')
publish(client, "JSON of another kind", inbox, "[1, 2, 3]")
publish(client, "a number that is too large", inbox, '{"number": 99999999999999999999, "received": 0}')
publish(client, "deep JSON", inbox, "[" * 100_000)
publish(client, "a receipt for what was never sent", inbox, '{"received": 9000000000000000000}')
publish(client, "two moves at once", inbox, envelope({"game": dict(game, moves=[4, 0])}))
publish(client, "a game that the other player has begun", inbox, envelope({"game": dict(game, firstPlayer="enemy")}))
publish(client, "an impossible square", inbox, envelope({"game": dict(game, moves=[9])}))
publish(client, "a game against a computer", inbox, envelope({"game": dict(game, opponent="master")}))
publish(client, "a message that is too long", inbox, envelope({"message": dict(message, text="x" * 40_000)}))
publish(client, "a blank message", inbox, envelope({"message": dict(message, text=" \n")}))
publish(client, "a profile", inbox, envelope({"profile": {"icon": "o", "opponent": "friend"}}))
publish(client, "a deletion of a game", inbox, envelope({"deletedGame": {"id": game["id"], "date": 0}}))

# What is allowed, to prove that the rest was refused for its contents.
publish(client, "an invitation", inbox, envelope({"game": game}))
publish(client, "the same invitation again", inbox, envelope({"game": game}, number=publish.number))
publish(client, "a second move out of turn", inbox, envelope({"game": dict(game, moves=[4, 0, 1])}))
publish(client, "a message", inbox, envelope({"message": message}))

# What costs the other player memory.
publish(client, "an envelope of 200000 bytes", inbox, "x" * 200_000)
if publish(client, "an envelope of 300000 bytes", inbox, "x" * 300_000):
    wait(client, lambda: False, 0.5)
else:
    client = connect(name)

# A client that says that it is another one: the broker gives it the session of its own name.
other = connect(victim)
subscribe(other, f"ttt/1/to/{victim}/+")
publish(other, "an envelope of another sender, with the identity of another client", f"ttt/1/to/{name}/{victim}", "{}")
print("read:", *sorted({m.topic for m in received if m.topic.startswith("ttt/1/to/") and f"/to/{name}/" not in m.topic}))
print("done", flush=True)
