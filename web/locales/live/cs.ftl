# Stránka, na které lze turnaj sledovat.

live-none = Zatím žádné partie
live-none-text = Výsledky a partie se tu objeví, až budou zveřejněny startovní listiny.
live-results = Výsledky
live-results-none = Zatím neskončila žádná partie.
live-results-more = Další výsledky
live-today = Dnes
live-yesterday = Včera
live-games = Partie
live-games-none = V této skupině nejsou žádné partie.
live-games-more = Další partie
live-section = Skupina
live-show = Které partie
live-show-all = Všechny
live-show-running = Jen rozehrané
live-running-none = Žádná rozehraná partie se nezobrazuje.
live-hidden-finished = { $n ->
    [one] { $n } rozehraná partie se zobrazí, až skončí.
    [few] { $n } rozehrané partie se zobrazí, až skončí.
   *[other] { $n } rozehraných partií se zobrazí, až skončí.
 }
live-hidden = { $n ->
    [one] { $n } rozehraná partie se zatím nezobrazuje.
    [few] { $n } rozehrané partie se zatím nezobrazují.
   *[other] { $n } rozehraných partií se zatím nezobrazuje.
 }
live-hidden-after = { $n ->
    [one] Rozehrané partie se zobrazí, až bude ve skupině dohrána { $n } partie.
    [few] Rozehrané partie se zobrazí, až budou ve skupině dohrány { $n } partie.
   *[other] Rozehrané partie se zobrazí, až bude ve skupině dohráno { $n } partií.
 }
live-delayed = { $n ->
    [one] Rozehrané partie se zobrazují se zpožděním jednoho tahu.
   *[other] Rozehrané partie se zobrazují se zpožděním { $n } tahů.
 }
live-to-move-white = Na tahu je bílý
live-to-move-black = Na tahu je černý
live-played-now = Právě se hraje
live-played-last = Naposledy dohráno
live-embed = Tabulka na vašem webu
live-embed-text = Vložte do stránky tento kód: zobrazí tabulku ({ $section }), vždy s aktuálními výsledky.
