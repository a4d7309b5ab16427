// Written by `npm run words` from the catalogs. Do not edit.
export default `draw-sealed = Le tirage est scellé : { $seal }… Sa graine se montre après le tirage.
draw-check = Vérifier ce tirage
draw-matches =
    { $rounds ->
        [one] Le tirage est juste : { $rounds } ronde vient de la graine scellée.
       *[other] Le tirage est juste : { $rounds } rondes viennent de la graine scellée.
    }
draw-seen = Cet appareil a vu le sceau avant le tirage.
draw-otherSeal = Le tirage ne va pas avec son sceau. Voyez la table de marque.
draw-otherDraw = La ronde { $round } ne vient pas de la graine scellée. Voyez la table de marque.
`;
