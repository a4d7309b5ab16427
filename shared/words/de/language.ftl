language = Deutsch (Anfang)
