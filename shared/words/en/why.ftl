## Why a ruling was made: the rule, the pegs, and other houses. The rule of a ruling on a count; offences have the remedy of the judge.

why-shut = Close
why-rule = The rule
why-pegs = Pegs
why-before = Before
why-after = After
why-pegsOf = { $front } and { $rear }
why-pegsAbout = Front peg and rear peg, before and after the ruling.
why-houses = In other houses
why-same = The same as here.
why-unknown = Nothing. This house has no such rule.
why-none = No ruling has been made in this game.

why-countRight = The claim is correct, so it is pegged.
why-undercountCorrected = A count that is too low is corrected. The player pegs what the cards score.
why-undercountStands = A count that is too low stands once it is pegged.
why-undercountToOpponent = Points missed in a count go to the opponent.
why-overcountCorrected = A count that is too high is corrected, without penalty.
why-overcountLost = A count that is too high is lost. Nothing is pegged for it.
why-overcountToOpponent = The player pegs what the cards score. The opponent pegs the excess.
why-mugginsAwarded = An opponent who calls muggins in time pegs the points that were missed.
why-mugginsTooMuch = A call of muggins wins no more than was missed.
why-mugginsWrong = A call of muggins wins nothing if nothing was missed. In tournaments the player gets the points called.
why-mugginsTaken = The opponent takes missed points without calling muggins.
why-notExact = Only the exact number goes out. A count past the game hole is not pegged.
why-otherDifference = The side with more in the square pegs the difference.
why-falseGameBack = A player who claims a game too early pegs only the points scored, and the opponent pegs the excess. Then the player goes back: 15 holes in tournaments.
why-falseGameLost = A player who claims a game that is not won loses it.

notation-about = The game as text. Cards that have not been shown yet are left out.
notation-text = Notation
notation-do = Copy
notation-done = Copied. Paste it anywhere.
notation-select = The browser did not copy it. Select the text and copy it yourself.
notation-none = Nothing can be copied now.
