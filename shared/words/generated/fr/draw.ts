// Written by `npm run words` from the catalogs. Do not edit.
export default `draw-sealed = Le tirage est scellé : { $seal }… La graine paraît après le tirage.
draw-check = Vérifier ce tirage
draw-matches =
    { $rounds ->
        [one] Le tirage est authentique : { $rounds } ronde vient de la graine scellée.
       *[other] Le tirage est authentique : { $rounds } rondes viennent de la graine scellée.
    }
draw-seen = Cet appareil a gardé le sceau avant le tirage.
draw-otherSeal = Le tirage ne correspond pas à son sceau. Demandez au bureau.
draw-otherDraw = La ronde { $round } ne vient pas de la graine scellée. Demandez au bureau.
`;
