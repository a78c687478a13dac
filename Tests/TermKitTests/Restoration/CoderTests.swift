import TermKit
import TestBasics
import Testing

@MainActor @Suite struct CoderTests {
  @Test func `what is encoded is decoded again`() {
    let coder = Coder()
    coder.encode(true, forKey: "bool")
    coder.encode(-7, forKey: "integer")
    coder.encode(0.5, forKey: "double")
    coder.encode("ä \"quoted\"\n", forKey: "text")
    coder.encode(["a", ""], forKey: "texts")
    coder.encode(Point(x: -3, y: 4), forKey: "point")
    #expect(coder.decodeBool(forKey: "bool") && coder.decodeInteger(forKey: "integer") == -7)
    expectEqual(coder.decodeDouble(forKey: "double"), 0.5)
    expectEqual(coder.decodeString(forKey: "text"), "ä \"quoted\"\n")
    expectEqual(coder.decodeStrings(forKey: "texts"), ["a", ""])
    expectEqual(coder.decodePoint(forKey: "point"), Point(x: -3, y: 4))
  }

  @Test func `a key that is encoded again has the new value, and nil is no value`() {
    let coder = Coder()
    coder.encode("old", forKey: "text")
    coder.encode("new", forKey: "text")
    expectEqual(coder.decodeString(forKey: "text"), "new")
    coder.encode(String?.none, forKey: "text")
    #expect(!coder.containsValue(forKey: "text") && coder.decodeString(forKey: "text") == nil)
  }

  @Test func `a missing value and one of another type are the default`() {
    let coder = Coder()
    coder.encode("text", forKey: "key")
    for key in ["key", "missing"] {
      #expect(!coder.decodeBool(forKey: key) && coder.decodeInteger(forKey: key) == 0)
      #expect(coder.decodeDouble(forKey: key) == 0 && coder.decodeStrings(forKey: key).isEmpty)
      expectEqual(coder.decodePoint(forKey: key), .zero)
    }
    coder.encode(Double.nan, forKey: "number")
    coder.encode(1.5, forKey: "fraction")
    expectEqual(coder.decodeInteger(forKey: "fraction"), 0)
    #expect(coder.containsValue(forKey: "number"))
  }
}
