# What this language calls itself, for the menu of languages.
language = English
