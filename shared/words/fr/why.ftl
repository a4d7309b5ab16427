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
why-unknown = Rien : cette maison n’a pas de telle règle.
why-none = Cette partie n’a pas de décision.

why-countRight = Les cartes valent ce qui a été annoncé, et c’est marqué.
why-undercountCorrected = Un compte trop faible est corrigé. Le joueur marque ce que valent les cartes.
why-undercountStands = Un compte trop faible reste tel quel une fois marqué.
why-undercountToOpponent = Les points oubliés d’un compte vont à l’adversaire.
why-overcountCorrected = Un compte trop fort est corrigé, sans pénalité.
why-overcountLost = Un compte trop fort est perdu. Rien n’est marqué.
why-overcountToOpponent = Le joueur marque ce que valent les cartes. L’adversaire marque l’excédent.
why-mugginsAwarded = L’adversaire qui dit muggins à temps marque les points oubliés.
why-mugginsTooMuch = Un muggins ne rapporte pas plus que ce qui a été oublié.
why-mugginsWrong = Un muggins ne rapporte rien si rien n’a été oublié. Dans la plupart des maisons, les points annoncés vont au joueur.
why-mugginsTaken = L’adversaire prend les points oubliés sans un mot.
why-notExact = Seul le compte exact gagne. Un compte qui dépasse le trou final n’est pas marqué.
why-otherDifference = Le camp qui a le plus dans le carré marque la différence.
why-falseGameBack = Qui annonce une partie non gagnée marque ce qui a été compté. L’adversaire marque l’excédent, puis le joueur recule de 15.
why-falseGameLost = Qui annonce une partie non gagnée la perd.

notation-about = La partie en texte. Les cartes pas encore montrées n’y sont pas.
notation-text = Notation
notation-do = Copier
notation-done = Copié. Collez-le où vous voulez.
notation-select = Sélectionnez le texte et copiez-le.
notation-none = Il n’y a rien à copier pour l’instant.
