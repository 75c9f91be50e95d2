### replacements of players of a team

replacements-of = Náhrady v družstvu { $name }
replacements-players = Kdo teď hraje
replacements-none = O náhradu zatím nikdo nežádal.
replacements-ask = Žádost o náhradu…
replacements-ask-text = { $who ->
    [director] Kapitán dostane výzvu, aby určil náhradníka, a rozhodnete vy ({ $rule }).
   *[team] Rozhodne rozhodčí turnaje. Do té doby patří partie dosavadnímu hráči ({ $rule }).
 }
replacements-ask-send = Požádat o náhradu
replacements-ground = Co se stalo
replacements-ground-stopped = přestal hrát
replacements-ground-in-danger = řádná hra je ohrožena: nemoc, dlouhá dovolená
replacements-ground-withdrawn = odstoupil
replacements-ground-died = zemřel
replacements-ground-not-started = nezahájil všechny partie
replacements-ground-teams-wish = družstvo chce jiného hráče
replacements-reason-hint = Přečtou si ho kapitán a funkcionáři. Nejvýše 2 000 znaků.
replacements-substitute = Náhradník
replacements-substitute-number = Náhradník: jméno nebo číslo hráče
replacements-substitute-later = Náhradníka lze určit později.
replacements-until = Určit náhradníka do (UTC)
replacements-stop-clocks = Hodiny na šachovnici zatím stojí
replacements-done-ask = Žádost o náhradu je podána.

replacements-state-asked = zatím bez náhradníka
replacements-state-named = čeká na rozhodčího
replacements-state-lapsed = náhradník nebyl včas určen
replacements-state-seated = nahrazen
replacements-state-seated-at = Rozhodnuto
replacements-state-declined = zamítnuto
replacements-state-declined-at = Zamítnuto
replacements-state-taken-back = vzato zpět
replacements-state-taken-back-at = Vzato zpět
replacements-state-general-rules = nikdo nenastoupí
replacements-state-general-rules-at = Pravidla o vystoupení platí od
replacements-asked-by = { $who ->
    [team] Za družstvo žádá
    [server] Výzva serveru
   *[director] Výzva rozhodčího
 }
replacements-naming = { $late ->
    [yes] Náhradník měl být určen do
   *[no] Náhradníka určit do
 }
# What a withdrawal does to the games if nobody plays on for the player.
replacements-otherwise = Nenastoupí-li nikdo
replacements-otherwise-adjudicate = partie se posoudí
replacements-otherwise-cancel = partie se zruší
replacements-otherwise-default = partie jsou prohrány
replacements-clocks-stand = Než se rozhodne, hodiny na této šachovnici stojí.
replacements-plays-from = Hraje od
replacements-handicap = Dny hendikepu
replacements-handicap-days = { $n ->
    [one] { $n } den v každé partii
    [few] { $n } dny v každé partii
   *[other] { $n } dní v každé partii
 }
replacements-decided-reason = Zdůvodnění

### what is done

replacements-name = Určit náhradníka…
replacements-name-other = Určit někoho jiného…
replacements-name-send = Určit náhradníka
replacements-done-name = Náhradník na { $n }. šachovnici je určen. Rozhodne rozhodčí turnaje.
replacements-seat = Nechat náhradníka hrát…
replacements-from = Začíná (UTC)
replacements-from-hint = Prázdné: ihned. Nejpozději za { $n } dní.
replacements-handicap-hint = { $rules ->
    [sks] Přičtou se ke spotřebovanému času v každé partii: 0 až { $n } (SKS-7.7).
   *[iccf] Přičtou se ke spotřebovanému času v každé partii: 0 až { $n }.
 }
replacements-seat-look = Zkontrolovat…
replacements-seat-title = Má dál hrát { $substitute }?
replacements-seat-text = { $late ->
    [yes] Od { $when }
   *[no] Odteď
 } hraje { $substitute } místo hráče { $player } na { $board }. šachovnici všechny nedohrané partie{ $handicap ->
    [yes] , v každé s hendikepem { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
   *[no] {""}
 }.{ $stand ->
    [yes] {" "}Zastavené hodiny se v tu chvíli spustí.
   *[no] {""}
 } Podmíněné tahy, které zadal { $player }, se zruší. Nelze to vzít zpět.
replacements-seat-action = Nahradit hráče
replacements-done-seat = Na { $n }. šachovnici hraje { $substitute } místo hráče { $player }.
replacements-state-lost = šachovnice prohrána
replacements-state-lost-at = Šachovnice prohrána
replacements-lose-board = Šachovnice je prohraná…
replacements-lose-board-title = Je { $n }. šachovnice prohraná?
replacements-lose-board-text = { $player } včas nezahájil všechny partie: všechny nedohrané partie na této šachovnici jsou prohrány kontumačně. Soupeři se to hned dozvědí.
replacements-lose-board-action = Počítat jako prohranou
replacements-done-lose-board = Nedohrané partie na { $n }. šachovnici jsou prohrány.
replacements-decline = Zamítnout…
replacements-decline-title = Zamítnout náhradu na { $n }. šachovnici?
replacements-decline-text = { $player } nebude nahrazen.{ $stand ->
    [yes] {" "}Hodiny na šachovnici se ihned spustí.
   *[no] {""}
 } Nelze to vzít zpět.
replacements-decline-action = Zamítnout
replacements-done-decline = Náhrada na { $n }. šachovnici je zamítnuta.
# A player who has withdrawn: what that does to any game happens to these at once.
replacements-no-wait = Dál nečekat…
replacements-no-wait-title = Nečekat dál na náhradníka na { $n }. šachovnici?
replacements-no-wait-text = Za hráče { $player } nikdo nenastoupí. { $otherwise ->
    [adjudicate] Nedohrané partie se hned předají k posouzení.
    [cancel] Nedohrané partie se hned zruší.
   *[default] Nedohrané partie jsou hned prohrány.
 } Nelze to vzít zpět.
replacements-no-wait-action = Dál nečekat
replacements-take-back = Vzít zpět…
replacements-take-back-title = Vzít zpět žádost o náhradu na { $n }. šachovnici?
replacements-take-back-text = { $player } hraje dál a rozhodčí turnaje o ničem nerozhoduje.{ $stand ->
    [yes] {" "}Hodiny na šachovnici se ihned spustí.
   *[no] {""}
 }
replacements-take-back-action = Vzít zpět
replacements-done-take-back = Žádost o náhradu na { $n }. šachovnici je vzata zpět.

### the status of a substitute

replacements-status = Statut náhradníka
replacements-status-text-iccf = Se statutem se hráči { $name } započtou do ratingu i do norem všechny partie na šachovnici; bez něj jen výsledky příznivé pro jeho rating, a do norem žádné (TR-8.7e).
replacements-status-text-sks = Se statutem se hráči { $name } započtou do ratingu všechny partie na šachovnici; bez něj jen výsledky, které jsou pro jeho rating příznivé (SKS-7.8-9).
replacements-status-none = bez žádosti
replacements-status-applied = žádost z { $when }
replacements-status-granted = přiznán
replacements-status-refused = zamítnut
replacements-status-late = Žádat o něj už nelze: když náhradník začínal, byla některá partie dohraná, nebo se už hrálo v průměru 10 a více tahů na partii ({ $rule }).
replacements-status-director = Rozhodčí turnaje: { $consented ->
    [yes] souhlasí
   *[no] zatím nerozhodl
 }
replacements-status-commissioner-iccf = Kvalifikační komisař: { $consented ->
    [yes] souhlasí
   *[no] zatím nerozhodl
 }
replacements-status-commissioner-sks = Vedoucí domácí sekce: { $consented ->
    [yes] souhlasí
   *[no] zatím nerozhodl
 }
replacements-status-apply = Požádat o statut
replacements-status-consent = Souhlasit…
replacements-status-refuse = Zamítnout…
replacements-status-title = { $act ->
    [refuse] Zamítnout statut náhradníka: { $name }?
   *[consent] Souhlasit se statutem náhradníka: { $name }?
 }
replacements-status-final = { $act ->
    [refuse] Hráči { $name } se pak započtou jen výsledky příznivé pro jeho rating. Nelze to vzít zpět.
   *[consent] Jakmile budou oba souhlasy, započtou se hráči { $name } všechny partie na šachovnici. Nelze to vzít zpět.
 }
replacements-status-action = { $act ->
    [refuse] Zamítnout statut
   *[consent] Souhlasit
 }
replacements-done-apply = Požádali jste o statut náhradníka.
replacements-done-consent = Souhlas se statutem náhradníka je zapsán: { $name }.
replacements-done-refuse = Statut náhradníka je zamítnut: { $name }.

### refusals

error-event-not-playing = Hráči se nahrazují, dokud se turnaj hraje; předtím se mění sestava.
error-no-such-board = Takovou šachovnici družstvo nemá.
error-board-over = Na této šachovnici je všechno dohráno.
error-board-not-lost = Šachovnice je prohraná, jen když její hráč nezahájil partie včas: do dvou měsíců od začátku turnaje, podle pravidel SKŠ do 30 dní.
error-replacement-under-way = O náhradě na této šachovnici se už jedná: nejdřív se rozhodne o ní.
error-unknown-replacement = Takovou náhradu družstvo nemá.
error-replacement-decided = O této náhradě už je rozhodnuto.
error-replacement-too-late = Na určení náhradníka je pozdě: obraťte se na rozhodčího turnaje.
error-no-substitute-named = Náhradník zatím není určen.
error-bad-naming-date = Zvolte čas v budoucnosti, ne však pozdější, než pravidla dovolují.
error-bad-substitute-start = Náhradník začíná ihned, nebo do 30 dní.
error-bad-handicap = Hendikep náhradníka je nejvýše 50 dní.
error-too-many-replacements = V jednom turnaji lze nahradit nejvýše polovinu družstva; úmrtí se nepočítají.
error-board-replaced-already = Na jedné šachovnici lze nahradit jen jednoho hráče; úmrtí se nepočítají.
error-substitute-in-team = Tento hráč už v družstvu je, hrál za ně, nebo je určen na jinou šachovnici.
error-no-substitute = Podle této náhrady zatím nikdo nehraje.
error-substitute-status-too-late = Statut náhradníka je pro šachovnice, na kterých při jeho nástupu nebyla dohrána žádná partie a hrálo se v průměru méně než 10 tahů na partii.
error-substitute-status-not-applied = Žádná žádost o statut náhradníka tu není.
