// Written by `npm run words` from the catalogs. Do not edit.
export default `draw-sealed = The draw is sealed: { $seal }… Its seed is shown after the draw.
draw-check = Check this draw
draw-matches =
    { $rounds ->
        [one] The draw is right: { $rounds } round follows from the sealed seed.
       *[other] The draw is right: { $rounds } rounds follow from the sealed seed.
    }
draw-seen = This device saw the seal before the draw.
draw-otherSeal = The draw does not match its seal. Ask the desk.
draw-otherDraw = Round { $round } does not follow from the sealed seed. Ask the desk.
`;
