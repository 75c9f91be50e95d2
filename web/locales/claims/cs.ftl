### What is pressed for on the page of a game: claims, receipts, resigning.

claim-title = Reklamovat konec partie
claim-due = Co teď můžete reklamovat
claim-due-repetition = Tato pozice je na šachovnici { $n ->
    [3] potřetí
    [4] počtvrté
    [5] popáté
   *[other] už { $n }×
 }: můžete reklamovat remízu.
claim-due-fifty-moves = Padesát tahů každého hráče bez braní a bez tahu pěšcem: můžete reklamovat remízu.
claim-due-tablebase = Na šachovnici zbývá jen málo kamenů ({ $men }): můžete reklamovat výsledek podle databáze koncovek.
claim-due-draw = Reklamovat remízu…
claim-due-win = Reklamovat výhru…
claim-review-title = Opravdu poslat tuto reklamaci?
claim-lede = Taková jsou fakta. Zvolte, co reklamujete; než se něco odešle, uvidíte, k čemu to povede.
claim-which = Co reklamujete?
claim-repetition = Remíza trojím opakováním pozice
claim-fifty-moves = Remíza podle pravidla 50 tahů
claim-tablebase-draw = Remíza podle databáze koncovek
claim-tablebase-win = Výhra podle databáze koncovek
claim-repetition-count = { $n ->
    [1] Pozice na šachovnici se zatím neopakovala.
    [2] Pozice na šachovnici vznikla podruhé; je potřeba trojí opakování.
   *[other] Pozice na šachovnici vznikla { $n ->
        [3] potřetí
        [4] počtvrté
        [5] popáté
       *[other] už { $n }×
     }.
 }
claim-show = Ukázat na šachovnici:
claim-fifty-count = { $n } z { $limit } tahů každého hráče bez braní a bez tahu pěšcem. Kamenů na šachovnici: { $men }.
claim-fifty-half = A k tomu jeden půltah.
claim-fifty-excluded = Tady ne: s nejvýše { $limit } kameny pravidlo 50 tahů neplatí a na šachovnici jich je { $men } (LAW-9.3).
claim-fifty-tablebase = Místo něj rozhoduje databáze koncovek.
claim-tablebase-draw-text = Kamenů na šachovnici: { $men }. Databáze koncovek zná výsledek při nejlepší hře obou stran. Reklamujete, že je to remíza.
claim-tablebase-win-text = Reklamujete, že při nejlepší hře obou stran vyhráváte, ať to trvá jakkoli dlouho.
claim-tablebase-men = Kamenů na šachovnici: { $men }. Výsledek podle databáze koncovek lze reklamovat, až jich bude nejvýše { $limit }.
claim-move = S tahem, který zamýšlím
claim-move-hint = Jen když reklamace platí až po něm. Nechte prázdné, reklamujete-li pozici na šachovnici. Bude-li reklamace remízy nesprávná, tah se provede.
claim-move-list = Přípustné tahy
claim-move-none = bez tahu
claim-choose-first = Zvolte, co reklamujete.
claim-look = Prohlédnout reklamaci…
claim-outlook-draw = Reklamace je správná: partie skončí remízou (½–½) podle { $rule }.
claim-outlook-win = Reklamace je správná: partie skončí vaší výhrou podle { $rule }.
claim-outlook-offer = Reklamace není správná ({ $rule }). Pošlete-li ji přesto, platí jako nabídka remízy.
claim-outlook-move = Reklamace není správná ({ $rule }) a neplatila by ani jako nabídka remízy.
claim-outlook-nothing = Reklamace není správná ({ $rule }). Byla by zamítnuta, proto není co poslat.
claim-outlook-director = Server to rozhodnout neumí. Reklamaci dostane rozhodčí; hodiny zatím stojí a nikdo nesmí táhnout ({ $rule }).
claim-outlook-makes-move = Tah { $move } se provede a nelze ho vzít zpět.
claim-outlook-no-move = Na tahu zůstáváte vy.
claim-claimed = Reklamace
claim-position = Pro
claim-present = pozici na šachovnici
claim-with-move = pozici po { $move }
claim-stood = Pozice vznikla
claim-times = { $n }×
claim-quiet = Klidné tahy
claim-quiet-of = { $n } z { $limit } u každého hráče
claim-men = Kameny
claim-tablebase = Databáze koncovek
claim-tablebase-says-win = vaše výhra
claim-tablebase-says-draw = remíza
claim-tablebase-says-loss = vaše prohra
claim-nothing-sent = Zatím se nic neodeslalo. Odeslanou reklamaci nelze vzít zpět.
claim-send-draw = Reklamovat remízu
claim-send-win = Reklamovat výhru
claim-send-offer = { $with ->
    [move] Nabídnout remízu a zahrát { $move }
   *[nothing] Poslat jako nabídku remízy
 }
claim-send-move = Poslat a zahrát { $move }
claim-send-director = Předat rozhodčímu
claim-uncertain = Odpověď nepřišla, není tedy jisté, zda reklamace dorazila. Partie vypadá beze změny; reklamaci můžete poslat znovu.
claim-news-correct = Vaše reklamace byla správná.
claim-news-incorrect = Vaše reklamace nebyla správná.
claim-news-referred = Vaši reklamaci dostal rozhodčí.
claim-news-offer = Platí jako nabídka remízy.
claim-news-move = Tah { $move } byl proveden.
claim-news-no-move = Na tahu jste stále vy.

error-claim-not-upheld = Databáze koncovek to nepotvrzuje. Nic se nezměnilo.
error-too-many-men = Databáze koncovek zná nejvýše sedm kamenů.
error-no-claim-waits = V této partii na rozhodnutí žádná reklamace nečeká.
error-too-few-men = S tak málo kameny na šachovnici pravidlo 50 tahů neplatí: reklamujte podle databáze koncovek.
error-no-such-claim = V makruku takto reklamovat nelze.
error-tablebases-unavailable = Databáze koncovek neodpovídá. Nic se nezměnilo, zkuste to prosím znovu.

game-receipt = Potvrzenka
game-receipt-text = Podepsané potvrzení serveru, že tah přijal. Chcete-li, uschovejte si ho: ověřit ho lze veřejným klíčem serveru, i bez jeho pomoci.
game-receipt-at = Přijato
game-receipt-hash = Otisk dosavadní partie
game-receipt-jws = Podpis (JWS)
game-save = Uložit do souboru
game-resign-title = Vzdát tuto partii?
game-resign-text = Partie hned skončí a vyhrává { $who }. Vzít to zpět nelze.
game-resign-action = Vzdát partii
