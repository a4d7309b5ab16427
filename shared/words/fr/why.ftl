## Pourquoi une décision : la règle, les fiches, et d’autres maisons.

why-shut = Fermer
why-rule = La règle
why-pegs = Fiches
why-before = Avant
why-after = Après
why-pegsOf = { $front } et { $rear }
why-pegsAbout = Fiche avant et fiche arrière, avant et après la décision.
why-houses = Dans d’autres maisons
why-same = Comme ici.
why-unknown = Rien. Cette maison n’a pas de règle pour cela.
why-none = Aucune décision n’a été prise dans cette partie.

why-countRight = L’annonce correspond aux cartes : elle est marquée.
why-undercountCorrected = Un compte trop faible est corrigé. Le joueur marque ce que valent les cartes.
why-undercountStands = Un compte trop faible reste tel quel une fois marqué.
why-undercountToOpponent = Les points oubliés d’un compte vont à l’adversaire.
why-overcountCorrected = Un compte trop fort est corrigé, sans pénalité.
why-overcountLost = Un compte trop fort est perdu. Rien n’est marqué.
why-overcountToOpponent = Le joueur marque ce que valent les cartes. L’adversaire marque l’excédent.
why-mugginsAwarded = L’adversaire qui dit muggins à temps marque les points oubliés.
why-mugginsTooMuch = Un muggins ne rapporte pas plus que ce qui a été oublié.
why-mugginsWrong = Un muggins ne rapporte rien si rien n’a été oublié. En tournoi, les points réclamés vont au joueur.
why-mugginsTaken = L’adversaire prend les points oubliés sans dire muggins.
why-notExact = Seul le compte exact gagne. Un compte qui dépasse le trou final n’est pas marqué.
why-otherDifference = Le camp qui a le plus dans le carré marque la différence.
why-falseGameBack = Qui annonce une partie non gagnée marque ce qui a été compté. L’adversaire marque l’excédent, puis le joueur recule, de 15 trous en tournoi.
why-falseGameLost = Qui annonce une partie non gagnée la perd.

notation-about = La partie sous forme de texte. Les cartes qui n’ont pas encore été montrées n’y figurent pas.
notation-text = Notation
notation-do = Copier
notation-done = Copié. Collez-le où vous voulez.
notation-select = Le navigateur ne l’a pas copié. Sélectionnez le texte et copiez-le vous-même.
notation-none = Rien ne peut être copié pour l’instant.
