import TermKitGraphics

// Methods of UIKit that TermKit does not call would compile in a delegate, and nothing would happen. Protocols named `…NearMisses` make
// them errors, with messages that say what to write. Each delegate protocol inherits from the protocol with its near misses.
//
// A method requirement has an associated type for its result, or for a parameter. The compiler infers the type from the delegate's method.
// If the delegate does not have the method, it infers the type from the default implementation, which is `Never` or the right type.
// A static requirement then checks the associated types: it has a default implementation that is available only for the types of the
// default implementations, and one that is unavailable, with the message. The compiler uses the unavailable one for a near miss, which is
// an error. The types of the checks do not name the associated types, because inference would then take time exponential in their number.
//
// The checks are not repeated for subclasses. `TableViewController` therefore declares the near misses as unavailable methods.

/// Stops the program when it calls a method that TermKit declares only to make it an error in delegates.
package func calledNearMiss(_ name: String = #function) -> Never {
  Contract.fail("\(name) is declared only to make implementing it a compiler error: do not call it")
}
