// Written by `npm run words` from the catalogs. Do not edit.
export default `moments-stamp-win = Game!
moments-stamp-muggins = Muggins!
moments-stamp-falseCall = No muggins!
moments-stamp-hand29 = Twenty-nine!
moments-stamp-hand28 = Twenty-eight!
moments-stamp-hand24 = Twenty-four!
moments-stamp-heels = His heels!
moments-stamp-stinkHole = Stink hole!
moments-stamp-skunkLine = Past the line!
moments-stamp-nobs = His nobs!
moments-words-win = { $name } wins
moments-words-muggins = { $name } takes { $points } from { $from }
moments-words-falseCall = { $from } called, but { $name } missed nothing
moments-words-hand29 = { $name } holds the perfect hand
moments-words-hand28 = { $name } holds 28
moments-words-hand24 = { $name } holds 24
moments-words-heels = { $name } turns up a jack
moments-words-stinkHole = { $name } needs 1
moments-words-skunkLine =
    { $line ->
        [doubleSkunk] { $name } passes the double skunk line
        [lurch] { $name } passes the lurch line
       *[skunk] { $name } passes the skunk line
    }
moments-words-nobs = { $name } has the jack of the starter’s suit
`;
