### What is unusual about a game: offers, silence, leave, the bank, the count, prepared replies.

claim-referred-title = O reklamaci rozhoduje rozhodčí
claim-referred-win = { $whose ->
    [mine] Reklamujete výhru podle databáze koncovek.
   *[theirs] { $who } reklamuje výhru podle databáze koncovek.
 }
claim-referred-draw = { $whose ->
    [mine] Reklamujete remízu podle databáze koncovek.
   *[theirs] { $who } reklamuje remízu podle databáze koncovek.
 }
claim-referred-move = Zamýšlený tah je { $move }.
claim-referred-text = Do rozhodnutí hodiny stojí a nikdo nesmí táhnout.

error-count-not-allowed = Tady se počítat nedá.
error-count-not-yours = Toto počítání nemůžete začít ani ukončit.

count-title = Počítání
count-spoken = Počítá { $color ->
    [white] bílý
   *[black] černý
 }: { $spoken } z { $limit }
count-honour-board = počítání šachovnice
count-honour-pieces = počítání figur
count-left = { $color ->
    [white] Bílému
   *[black] Černému
 } { $n ->
    [0] nezbývá na mat žádný tah.
    [one] zbývá na mat { $n } tah.
    [few] zbývají na mat { $n } tahy.
   *[other] zbývá na mat { $n } tahů.
 }
count-none-board = Na šachovnici není žádné bia: strana v nevýhodě smí počítat tahy.
count-none-pieces = Váš khun zůstal sám: smíte počítat tahy.
count-start = Počítat…
count-restart = Počítat znovu…
count-stop = Přestat počítat…
count-start-title = Začít počítat?
count-start-board = Počítáte své tahy až do 64. Nedostanete-li do té doby mat, je remíza. Dokud počítáte, nemůžete vyhrát: i váš mat znamená remízu. Přestat můžete, kdykoli budete na tahu.
count-start-pieces = Počítání začíná číslem { $men }, počtem kamenů na šachovnici, a každý váš tah přidá jedničku. Mez se řídí soupeřovými kameny a pak už se nemění. Dojdete-li k ní bez matu, je remíza.
count-start-action = Začít počítat
count-stop-title = Přestat počítat?
count-stop-board = Co jste napočítali, přepadne: nové počítání začne od začátku. Když přestanete, váš mat zase vyhrává.
count-stop-pieces = Co jste napočítali, přepadne: nové počítání začne počtem kamenů, které na šachovnici budou, a s mezí, která bude platit.
count-stop-action = Přestat počítat

variant-prepared = Připravené odpovědi
variant-prepared-text = Zahrají se hned, bez dalšího ptaní. Vidíte je jen vy.
variant-prepared-if = pokud
variant-prepared-any = na každý jiný tah
variant-prepared-then = pak
variant-prepared-more = { $n ->
    [one] a ještě { $n } varianta
    [few] a ještě { $n } varianty
   *[other] a ještě { $n } variant
 }
variant-prepared-change = Prohlédnout nebo změnit

game-news-moved-on = Partie mezitím pokročila.
game-news-arrived = Váš tah přece jen dorazil.
game-news-last = Poslední tah je { $move }.
game-news-dropped = { $kept ->
    [yes] Zvolený tah už neplatí; zpráva zůstala zachována.
   *[no] Zvolený tah už neplatí.
 }

time-leave-now = dovolená do { $when }
time-leave-coming = dovolená od { $from } do { $until }
time-on-leave-title = { $whose ->
    [mine] Máte dovolenou
   *[theirs] { $who } má dovolenou
 }
time-on-leave-mine = Vaše dovolená trvá do { $when }. Do té doby vaše hodiny stojí a nemůžete táhnout.
time-on-leave-theirs = Dovolená trvá do { $when }. Do té doby hodiny stojí.
time-on-leave-change = Změnit nebo ukončit dovolenou
time-bank = v zásobě { $time }
time-refill = Převést čas ze zásoby…
time-refill-title = Převést čas ze zásoby na hodiny
time-refill-text = Po každém tahu se hodiny ze zásoby doplní samy. Na dlouhé rozmýšlení to můžete udělat už teď; vrátit to nelze. Hodiny nikdy neukazují víc než 50 dní, a když dojdou na nulu, je partie prohraná, ať v zásobě zbývá cokoli.
time-refill-all = Všechno, co se vejde: { $time }
time-refill-some = Jen několik dní:
time-refill-days = Kolik dní převést
time-refill-most = { $n ->
    [one] nejvýš { $n } den
    [few] nejvýš { $n } dny
   *[other] nejvýš { $n } dní
 }
time-refill-action = Převést čas
time-flag-title = { $whose ->
    [mine] Váš praporek spadl
   *[theirs] Spadl praporek ({ $who })
 }
time-over-at = Čas vypršel { $when }.
time-over-soon = Server to brzy zapíše.
time-in-doubt = Server neběžel, nebo mu šly špatně hodiny. Dokud funkcionář nerozhodne, co s tou dobou, nikdo na čas neprohraje a výhru nelze reklamovat (LAW-6.8).
time-claim = Reklamovat výhru na čas…
time-claim-mine = V tomto turnaji server partii sám neukončí: výhru může reklamovat váš soupeř. Do té doby hodiny stojí a nikdo nesmí táhnout.
time-claim-theirs = V tomto turnaji server partii sám neukončí: výhru můžete reklamovat vy. Do té doby hodiny stojí a nikdo nesmí táhnout.
time-claim-seen = V tomto turnaji je třeba výhru reklamovat. Dokud to { $who } neudělá, hodiny stojí a nikdo nesmí táhnout.
time-claim-title = Reklamovat výhru na čas?
time-claim-text = Spadl praporek, na tahu byl soupeř ({ $who }). Partie hned skončí: vyhráváte, nebo je to remíza, pokud byste nemohli dát mat žádnou řadou přípustných tahů (LAW-6.7).
time-claim-action = Reklamovat výhru

silence-days = { $n ->
    [0] Bez tahu zatím ani den
    [one] { $n } den bez tahu
    [few] { $n } dny bez tahu
   *[other] { $n } dní bez tahu
 }
silence-text = { $whose ->
    [mine] Partie bude prohraná { $when }, pokud do té doby netáhnete ani neohlásíte delší rozmýšlení.
   *[theirs] Nepřijde-li do té doby tah ani ohlášení delšího rozmýšlení, { $who } prohraje partii { $when }.
 }
silence-flag-first = { $whose ->
    [mine] Praporek vám spadne dřív, než byste prohráli mlčením: partii zachrání jen tah do { $when }. Delší rozmýšlení hodiny nezastaví.
   *[theirs] Praporek spadne dřív, než by se prohrálo mlčením: { $who } má na tah čas do { $when }.
 }
silence-announced-text = { $whose ->
    [mine] Na tento tah jste ohlásili delší rozmýšlení: mlčením se partie neprohraje. Vaše hodiny běží dál.
   *[theirs] Na tento tah je ohlášeno delší rozmýšlení ({ $who }): mlčením se partie neprohraje. Hodiny běží dál.
 }
silence-announce = Ohlásit delší rozmýšlení…
silence-announce-title = Ohlásit delší rozmýšlení?
silence-announce-text = Soupeř uvidí, že stále přemýšlíte. Mlčením se pak partie neprohraje, ať vám tento tah trvá jakkoli dlouho; vaše hodiny ale běží dál a praporek může spadnout. Ohlášení platí jen pro tento tah.
silence-announce-action = Ohlásit
silence-over-title = { $whose ->
    [mine] Příliš dlouho jste se neozvali
   *[theirs] { $who } se příliš dlouho neozývá
 }
silence-rule = Více než { $n } dní bez tahu znamená prohru, pokud na ten tah není ohlášeno delší rozmýšlení. Dny dovolené se nepočítají.

error-flag-not-fallen = Soupeři čas nevypršel.
error-no-silence-rule = V tomto turnaji se mlčením neprohrává: není co ohlašovat.
error-no-bank = V této partii není zásoba, ze které by se čas bral.
error-refill-too-much = Tolik se už nevejde, nebo je v zásobě méně.

game-offer-title = { $whose ->
    [mine] Nabídli jste remízu
   *[theirs] { $who } nabízí remízu
 }
game-offer-text = { $whose ->
    [mine] Tahem { $move }. Nabídka platí, dokud ji soupeř nepřijme nebo neodmítne.
   *[theirs] Tahem { $move }. Nabídka platí, dokud nebude přijata nebo odmítnuta.
 }
game-accept = Přijmout…
game-decline = Odmítnout…
game-accept-title = Přijmout remízu?
game-accept-text = Partie hned skončí výsledkem ½–½. Soupeř ({ $who }) se to dozví.
game-accept-action = Souhlasím s remízou
game-decline-title = Odmítnout remízu?
game-decline-text = Nabídka zanikne a hraje se dál. Soupeř ({ $who }) se to dozví.
game-decline-action = Odmítnout nabídku

# Why no table tells.
claim-unknown-castling-rights = Databáze koncovek nezná pozice, v nichž některá strana smí ještě rošovat.
claim-unknown-table-missing = Pro tento materiál server databázi koncovek nemá.
