import TermKit

final class ShowcasePage: ExhibitViewController {}
