// Written by `npm run words` from the catalogs. Do not edit.
export default `draw-sealed = The draw is sealed: { $seal }… The seed appears after the draw.
draw-check = Verify this draw
draw-matches =
    { $rounds ->
        [one] The draw is genuine: { $rounds } round follows from the sealed seed.
       *[other] The draw is genuine: { $rounds } rounds follow from the sealed seed.
    }
draw-seen = This device saved the seal before the draw.
draw-otherSeal = The draw does not match its seal. Ask the desk.
draw-otherDraw = Round { $round } does not follow from the sealed seed. Ask the desk.
`;
