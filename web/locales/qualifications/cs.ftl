### what a player is qualified for
qualified-title = Kvalifikace
qualified-mine = Kam jste kvalifikováni
qualified-of = Kam je kvalifikován hráč { $who }
qualified-lede = Vypočteno z tabulek skupin, jak jsou právě teď, a z titulů a ratingů. Přihlásíte se na stránce turnaje, nikdo to nemusí potvrzovat.
qualified-none = Není kvalifikován do žádného stupně mistrovství světa ani Světového poháru.
qualified-none-mine = Zatím nemáte kvalifikaci do žádného stupně mistrovství světa ani Světového poháru.
qualified-free = Volná
qualified-used = Použitá
qualified-expired = Propadlá
qualified-by-player = Titul a rating
qualified-half = poloviční: dvě dají jednu přihlášku
qualified-ended = skončila { $day }
qualified-running = ještě se hraje: tohle je už jisté
qualified-shared = místo je dělené
qualified-until = platí do { $day }
qualified-until-past = platila do { $day }
qualified-defer = Odložit a vynechat { $event }…
qualified-defer-confirm = Odložit toto místo?
qualified-defer-text = Vynecháte { $event } a místo si ponecháte pro některé z pozdějších Finále. Odložit je lze jen jednou (TR-1.4.3); neskončí, dokud je nepoužijete.
qualified-defer-action = Odložit
qualified-deferred = odloženo { $day }, vynechává se { $event } (TR-1.4.3)
qualified-once = jednou, na žádost nejpozději měsíc před uzávěrkou přihlášek
qualified-yearly = jednou za kalendářní rok
qualified-stays = Použité, i když se výsledek mezitím změnil
qualified-stays-why = Co bylo použito, zůstává (TR-1.0.7).
qualified-chances = Co vám chybí k dalším
qualified-missing-points = { $n ->
        [1] ještě ½ bodu ({ $article })
        [2] ještě 1 bod ({ $article })
        [4] ještě 2 body ({ $article })
        [6] ještě 3 body ({ $article })
        [8] ještě 4 body ({ $article })
       *[other] ještě { $points } bodu ({ $article })
    }
qualified-missing-place = { $place ->
        [1] první místo v konečné tabulce ({ $article })
        [2] první nebo druhé místo v konečné tabulce ({ $article })
       *[other] nejhůře { $place }. místo v konečné tabulce ({ $article })
    }
qualified-missing-end = body už máte; započtou se, až se dohraje ({ $article })
qualified-missing-rating = { $points ->
        [one] rating o { $points } bod vyšší ({ $article })
        [few] rating o { $points } body vyšší ({ $article })
       *[other] rating o { $points } bodů vyšší ({ $article })
    }
qualified-missing-fixed = { $points ->
        [0] fixní rating: ten váš je dost vysoký ({ $article })
        [one] fixní rating o { $points } bod vyšší ({ $article })
        [few] fixní rating o { $points } body vyšší ({ $article })
       *[other] fixní rating o { $points } bodů vyšší ({ $article })
    }
### the Table of Qualifiers
qualifiers-title = Tabulka kvalifikovaných
qualifiers-lede = Kdo se smí přihlásit do kterého stupně, podle kterého článku a do kdy (TR-1.0.6). Vypočteno z tabulek skupin, ratingových listin a titulů; kdo v ní je, přihlásí se na stránce turnaje.
qualifiers-which = Stupeň
qualifiers-stage = { $name } ({ $n ->
    [0] nikdo
   *[other] { $n }
 })
qualifiers-article = Článek
qualifiers-all-articles = Všechny články
qualifiers-free-only = Jen co lze ještě použít
qualifiers-why = Podle
qualifiers-state = Stav
qualifiers-found = { $n ->
    [0] Žádný řádek
    [one] { $n } řádek
    [few] { $n } řádky
   *[other] { $n } řádků
 }
qualifiers-shown = zobrazeno { $shown }
qualifiers-changed = Naposledy změněno { $changed }, vypočteno { $made }.
qualifiers-not-made = Tabulky se poprvé vypočtou během minuty.
qualifiers-none = Do tohoto stupně teď není kvalifikován nikdo.
qualifiers-ladies = Co tu dávají tituly, vidí jen hráčka sama.
qualifiers-more = Zobrazit další
qualifiers-file-csv = tabulka jako soubor
qualifiers-file-json = tabulka jako soubor
qualifiers-file-atom = kanál o nově kvalifikovaných
