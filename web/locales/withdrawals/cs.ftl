### withdrawing from all events

withdraw-title = Vystoupit ze všech turnajů
withdraw-lede = Pro hráče, kteří nemohou hrát dál. Na prázdniny nebo nemoc na několik týdní stačí dovolená.
withdraw-means = Co to znamená
withdraw-means-all = Vystupujete ze všech turnajů, ve kterých hrajete, ne jen z jednoho (TR-8.3).
withdraw-means-games = Je-li vystoupení akceptováno, vaše partie se posoudí nebo zruší; není-li, jsou prohrané.
withdraw-means-entry = Po akceptovaném vystoupení se aspoň 6 měsíců nemůžete přihlásit do turnaje, po neakceptovaném aspoň 12 měsíců.
withdraw-means-deposit = Po neakceptovaném zaplatíte s další přihláškou kauci (TR-8.4). Přihlášky do turnajů, které ještě nezačaly, se ruší; startovné i kvalifikace propadají (TR-8.1).
withdraw-means-until = Dokud se nerozhodne, hrajete dál a hodiny běží. Do té doby můžete vzít žádost zpět.
withdraw-ask = Požádat o vystoupení
withdraw-no-games = Žádné partie vám neběží. Zrušily by se jen přihlášky do turnajů, které ještě nezačaly.
withdraw-grounds = Důvod
withdraw-grounds-death = Úmrtí
withdraw-grounds-grave-illness = Těžká nemoc
withdraw-grounds-beyond-control = Vyšší moc: válka, nepokoje, katastrofa
withdraw-grounds-personal = Osobní okolnosti
withdraw-months = Kolik měsíců to potrvá
withdraw-months-hint = Dostatečný důvod trvá aspoň 3 měsíce (TR-8.2).
withdraw-reasons = Co se stalo
withdraw-reasons-hint = Přečtou si to jen rozhodčí a funkcionáři. Nejvýše 2 000 znaků.
withdraw-games = { $n ->
    [one] Vaše běžící partie
   *[other] Vaše běžící partie ({ $n })
 }
withdraw-notes-hint = Chcete-li, napište, jak stojí.
withdraw-notes-all = Při osobních okolnostech napište u každé, jak stojí (TR-8.3).
withdraw-note = Partie { $n }, { $who }
withdraw-look = Prohlédnout žádost…
withdraw-confirm = Požádat o vystoupení ze všech turnajů?
withdraw-confirm-text = { $n ->
    [0] Dozví se to rozhodčí.
    [one] Týká se to { $n } běžící partie. Dozví se to rozhodčí a soupeř.
   *[other] Týká se to všech vašich běžících partií ({ $n }). Dozvědí se to rozhodčí a soupeři.
 } Bude-li akceptováno, aspoň 6 měsíců se nemůžete přihlásit do turnaje.
withdraw-send = Požádat o vystoupení
withdraw-for = { $n ->
    [one] na { $n } měsíc
    [few] na { $n } měsíce
   *[other] na { $n } měsíců
 }
withdraw-sent = Žádost je odeslána. Dokud se nerozhodne, hrajete dál.
withdraw-of = Vystoupení ze dne { $when }
withdraw-state-requested = čeká na rozhodnutí
withdraw-state-offered = nabídka hrát dál
withdraw-state-taken-back = vzato zpět
withdraw-state-play-on = hraje se dál
withdraw-state-accepted = akceptováno
withdraw-state-unaccepted = neakceptováno
withdraw-state-silent = tiché
withdraw-state-death = úmrtí
withdraw-state-abused = zneužito
withdraw-waits-text = Dokud se nerozhodne, hrajete dál a hodiny běží.
withdraw-offered-text = Vaše důvody byly přezkoumány a nejsou dostatečné. Můžete hrát dál. Vystoupíte-li přesto, partie prohrajete, aspoň 12 měsíců se nemůžete přihlásit do turnaje a potom zaplatíte kauci (TR-8.4).
withdraw-progress = Provedeno v partiích: { $done } z { $all }.
withdraw-suspended = Do turnajů se smíte přihlásit od { $when }.
withdraw-until = Do turnajů se smí přihlásit od { $when }.
withdraw-deposit = S další přihláškou zaplatíte kauci (TR-8.4).
withdraw-take-back = Vzít žádost zpět…
withdraw-play-on = Hrát dál…
withdraw-back-confirm = Vzít žádost zpět a hrát dál?
withdraw-back-text = Soupeři i rozhodčí se dozvědí, že hrajete dál.
withdraw-back-action = Hrát dál
withdraw-taken-back = Hrajete dál. Ve vašich partiích se nic nezměnilo.

### withdrawals at the desk

withdraw-desk-title = { $n ->
    [0] Žádná vystoupení
    [one] { $n } vystoupení
   *[other] Vystoupení: { $n }
 }
withdraw-desk-lede = Co čeká nebo se právě provádí, od nejstaršího. Rozhodnutí platí pro všechny turnaje hráče najednou.
withdraw-desk-empty = O vystoupení nikdo nežádá
withdraw-desk-empty-text = Požádá-li hráč vašich turnajů, objeví se to tady.
withdraw-notes = Co hráč píše k partiím ({ $n })
withdraw-earlier = Dřívější vystoupení:
withdraw-entered = Zruší se i přihlášky:
withdraw-needs-review = Je to druhé v krátké době: přezkoumávají je funkcionáři (TR-8.4).
withdraw-not-begun = { $name } (nezačal)
withdraw-game = Partie
withdraw-moves = Tahy
withdraw-fate-claim-win = posouzení, požaduje se výhra
withdraw-fate-claim-draw = posouzení, požaduje se remíza
withdraw-fate-cancel = zrušení
withdraw-fate-default = prohra
withdraw-fate-over = –
# In a team somebody else is asked for first; $fate is one of the above.
withdraw-fate-awaits = nejdřív se od družstva vyžádá náhradník; nenastoupí-li nikdo: { $fate }
withdraw-desk-kind = Rozhodnutí
withdraw-desk-months = Měsíce bez přihlášek
withdraw-desk-months-hint = { $min } až { $max }.
withdraw-desk-reason = Odůvodnění
withdraw-desk-reason-hint = Přečte si ho hráč. Nejvýše 2 000 znaků.
withdraw-desk-look = Prohlédnout rozhodnutí…
withdraw-desk-confirm = Je to vaše rozhodnutí?
withdraw-desk-send = Rozhodnout
withdraw-desk-done = { $who }: { $state }.
withdraw-rule-accepted = Důvody jsou dostatečné (TR-8.3).
withdraw-rule-offered = Důvody nejsou dostatečné: hráči se nabízí hrát dál (TR-8.4).
withdraw-rule-unaccepted = Hráč vystupuje i přes nabídku (TR-8.4).
withdraw-rule-death = Hráč zemřel.
withdraw-rule-abused = Akceptování bylo zneužito: 5 let bez přihlášek (TR-8.3).
withdraw-say-accepted = { $who }: vystoupení ze všech turnajů se akceptuje.
withdraw-say-offered = { $who }: nabídka hrát dál.
withdraw-say-unaccepted = { $who }: neakceptované vystoupení ze všech turnajů.
withdraw-say-death = { $who }: úmrtí.
withdraw-say-abused = { $who }: zneužité vystoupení, 5 let bez přihlášek.
withdraw-say-games = Posouzené partie: { $adjudicated }, zrušené: { $cancelled }, prohrané: { $lost }.
withdraw-say-months = { $n ->
    [one] Bez přihlášek na { $n } měsíc.
    [few] Bez přihlášek na { $n } měsíce.
   *[other] Bez přihlášek na { $n } měsíců.
 }
withdraw-report = Hráč vystoupil bez žádosti…
withdraw-report-hint = Pro hráče, který přestal beze slova, zemřel, nebo je na žádost příliš nemocný.
withdraw-report-silent = přestal beze slova (TR-8.5)
withdraw-report-death = zemřel (TR-8.2)
withdraw-report-accepted = příliš nemocný na žádost (SKS-7.2)
withdraw-report-months-silent = Nejvýše 24, podruhé aspoň 60 (TR-8.5).
withdraw-report-months-accepted = Aspoň 6. Prázdné: 6.
withdraw-report-say-silent = { $who }: tiché vystoupení ze všech turnajů. Všechny běžící partie jsou prohrané; nezahájil-li žádnou, zruší se.
withdraw-report-say-death = { $who }: úmrtí. Všechny běžící partie se posoudí nebo zruší.
withdraw-report-say-accepted = { $who }: nemoc nedovoluje požádat. Všechny běžící partie se posoudí nebo zruší.

### suspensions by officers

suspended-title = Hráči se zákazem účasti
suspended-lede = Komu funkcionáři udělili zákaz účasti a do kdy. Zákaz se uděluje na stránce hráče. Zákazy po vystoupení jsou uvedeny u vystoupení.
suspended-none = Nikdo nemá zákaz účasti.
suspended-until = do { $when }
suspensions-title = Zákazy účasti
suspensions-lede = Hráč se zákazem účasti se nesmí hlásit do turnajů. Rozehrané partie pokračují. Stránku vidí jen funkcionáři a sám hráč; co plyne z vystoupení, je uvedeno u něj.
suspensions-none = Žádné zákazy účasti.
suspensions-made = Dosavadní rozhodnutí
suspensions-done = { $who }: zákaz účasti platí a hráč zná důvod.
suspensions-lifted-done = Zákaz účasti skončil a hráč to ví.
suspension-publishing = Zveřejňování rozehraných partií
suspension-conduct = Nevhodné chování
suspension-runs = Přihlášky až od { $until }.
suspension-ran = Přihlášky zase od { $until }.
suspension-lifted = Zrušen předčasně { $when }.
suspension-months = { $n ->
    [one] Udělen na { $n } měsíc.
    [few] Udělen na { $n } měsíce.
   *[other] Udělen na { $n } měsíců.
 }
suspension-reason = Důvod
suspension-lift = Zrušit zákaz účasti
suspension-lift-title = Zrušit zákaz účasti hned?
suspension-lift-text = Hráč se bude moci ihned hlásit do turnajů a dozví se důvod.
suspend-cause = Důvod zákazu
suspend-hint-publishing = Po porušení ve dvou turnajích, nebo po všech krocích v jednom (TR-14).
suspend-hint-conduct = Za pokračující, opakované nebo závažné nevhodné chování, přiměřeně (LAW-13.3.2).
suspend-look = Udělit zákaz účasti…
suspend-confirm = Udělit zákaz účasti?
suspend-say = { $n ->
    [one] { $who } se { $n } měsíc nebude smět hlásit do turnajů a dozví se důvod.
    [few] { $who } se { $n } měsíce nebude smět hlásit do turnajů a dozví se důvod.
   *[other] { $who } se { $n } měsíců nebude smět hlásit do turnajů a dozví se důvod.
 }
suspend-send = Udělit zákaz

### refusals

error-own-suspension = O vašem zákazu účasti rozhoduje jiný funkcionář.
error-suspension-length = Tento počet měsíců není možný.
error-not-repeated = Za zveřejňování se zákaz účasti uděluje po porušení ve dvou turnajích, nebo po všech krocích v jednom.
error-suspended-already = Za totéž už hráč zákaz účasti má. Chcete-li ho změnit, nejprve ho zrušte.
error-unknown-suspension = Takový zákaz účasti není.
error-suspension-over = Tento zákaz účasti už skončil.

error-withdrawal-waits = Jedna žádost už čeká.
error-withdrawal-decided = O tom je už rozhodnuto.
error-being-carried-out = Přijetí se ještě provádí: zkuste to znovu za pár minut.
error-nothing-to-withdraw-from = Není žádná běžící partie ani přihláška, ze které by se dalo vystoupit.
error-death-is-reported = Úmrtí musí oznámit někdo jiný.
error-grounds-missing = Napište, co se stalo.
error-text-too-long = Text je příliš dlouhý.
error-no-such-game = Některá z partií už skončila: načtěte stránku znovu.
error-details-missing = Při osobních okolnostech napište u každé partie, jak stojí.
error-grounds-too-short = Dostatečný důvod trvá aspoň 3 měsíce.
error-review-first = Nejdřív je přezkoumají funkcionáři.
error-offer-first = Nejdřív se hráči nabídne hrát dál.
error-not-accepted = Zneužít lze jen akceptované vystoupení.
error-suspension-missing = Uveďte, na kolik měsíců.
error-suspension-outside = Takový počet měsíců není možný.
error-unknown-withdrawal = Takové vystoupení tu není.
