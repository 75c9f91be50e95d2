### rating runs at the desk

runs-title = Ratingové listiny
runs-lede = Listina se nejdřív spočítá nanečisto, prohlédne a opraví, a pak se vydá.
runs-so-far = Dosavadní výpočty
runs-none = Zatím žádné.
runs-rule-set = Počítá se podle
runs-reported-until = Výsledky nahlášené do
runs-available-from = Má vyjít
runs-effective-on = Platí od
runs-entered-until = Výsledky zapsané funkcionáři do
runs-not-yet = Tento výpočet lze zahájit od { $day }. Platí-li do té doby předchozí listina, připraví ho server sám.
runs-start = Spočítat nanečisto
runs-counts = Partie: { $games }, hráči: { $players }
runs-state = Stav
runs-state-calculating = počítá se
runs-state-preview = nanečisto
runs-state-published = vydána
runs-state-withdrawn = vzata zpět
runs-state-calculating-text = Server listinu počítá. Stránka se obnoví sama.
runs-state-preview-text = Tento návrh vidí jen funkcionáři.
runs-state-published-text = Tuto listinu vidí všichni. Vydána:
runs-state-withdrawn-text = Tuto listinu už nikdo nevidí. Chcete-li ji vydat znovu, nejdřív ji znovu spočítejte. Důvod:
runs-to-list = Na listinu
runs-being-calculated = právě se počítá
runs-run-lede-calculating = { $rules }. Listina se právě počítá. Platí od { $day }.
runs-run-lede = { $rules }. Partie: { $games }, hráči: { $players }. Platí od { $day }.
runs-calculate = Spočítat znovu
runs-calculated = Spočítáno znovu.
runs-publish = Vydat…
runs-publish-again = Vydat znovu…
runs-publish-confirm = Vydat tuto listinu?
runs-publish-text = { $list }. Hráči: { $players }. Všichni ji hned uvidí; platí od { $day }.
runs-publish-action = Vydat listinu
runs-published = Vydáno.
runs-withdraw = Vzít listinu zpět…
runs-withdraw-confirm = Vzít tuto listinu zpět?
runs-withdraw-text = { $list }: listina zmizí ze stránek a ratingy budou zase jako před ní.
runs-withdraw-hint = Může si to přečíst každý. Nejvýše 2 000 znaků.
runs-withdraw-action = Vzít listinu zpět
runs-withdrawn = Listina je vzata zpět.
runs-reason = Odůvodnění
runs-reason-hint = Přečte si ho hráč a jeho delegát. Nejvýše 2 000 znaků.
runs-notes = { $n ->
    [one] { $n } poznámka
    [few] { $n } poznámky
   *[other] { $n } poznámek
 }
runs-corrections = Opravy
runs-corrections-none = Žádné.
runs-correct-open = Přidat opravu…
runs-correction-kind = Co se opravuje
runs-kind-first-rating-formula = Nahrazený rating
runs-kind-first-rating-formula-text = Když ze změn za partie vyjde zjevně nepřiměřený rating, počítá se jen z partií tohoto období (RAT-5, RAT-16).
runs-kind-start-rating = Rating na startu
runs-kind-start-rating-text = Když hráč začal ve skupině se špatným ratingem, počítají se partie této skupiny s jiným (TR-9.4).
runs-section = Číslo skupiny
runs-start-rating = Rating na startu
runs-correct = Opravit
runs-corrected = Opraveno a znovu spočítáno.
runs-in-section = ve skupině { $n }
runs-number-wrong = Zadejte číslo.
runs-take-back = Vzít zpět…
runs-take-back-confirm = Vzít tuto opravu zpět?
runs-take-back-text = { $who }: rating se spočítá, jako by se nic neopravilo.
runs-take-back-action = Vzít zpět
runs-taken-back = Vzato zpět a znovu spočítáno.
runs-changes = Změny
runs-found = { $n ->
    [0] Žádný hráč s partiemi.
    [one] { $n } hráč s partiemi.
    [few] { $n } hráči s partiemi.
   *[other] { $n } hráčů s partiemi.
 }
runs-largest = Z { $total } změn je tu { $n } největších.
runs-old = Starý
runs-new = Nový

### taking over a first list

runs-import = Importovat první listinu…
runs-import-hint = Pro ratingovou listinu z doby před tímto serverem: vydá se, jak je.
runs-quarter = Čtvrtletí
runs-quarter-hint = Například 2027/1: platí od ledna.
runs-quarter-wrong = Zadejte rok a čtvrtletí, například 2027/1.
runs-file = Soubor CSV
runs-file-hint = Se sloupci id, rating a games a s řádkem nadpisů.
runs-history = Dřívější partie
runs-history-hint = Soubor CSV se všemi partiemi hráčů, kteří jich mají méně než 30; stojí na nich jejich příští rating (RAT-15): white, black, result, white_start, black_start, level. Lze vynechat.
runs-import-look = Zkontrolovat soubor…
runs-import-confirm = Importovat tuto listinu?
runs-import-text = Počet řádků: { $n }. Stanou se z nich listina { $quarter }, { $pool }. Všichni ji hned uvidí.
runs-import-action = Importovat
runs-import-errors = Nic se neimportovalo. Nečitelné řádky: { $n }.
runs-line = Řádek { $n }
runs-imported = Importováno: { $list } (hráči: { $players }).
runs-fide = Importovat ratingy a tituly FIDE…
runs-fide-hint = Zastoupí ratingy, které nejsou publikované, a tituly takových hráčů, dokud je jejich listina aktuální (TR-9.4, NORM-4b). Koho soubor nejmenuje, tomu zůstane, co je známo; od dalšího čtvrtletí už to neplatí.
runs-fide-list = Listina
runs-fide-list-hint = Čtvrtletí, pro které platí, například 2027/1. Importuje se jen to současné.
runs-fide-file = Ratingy FIDE
runs-fide-file-hint = CSV s nadpisy id (zdejší číslo hráče), rating a případně title (titul; prázdné: žádný); nejvýš 10 000 hráčů.
runs-fide-confirm = Importovat tuto listinu FIDE?
runs-fide-text = Listina FIDE { $list }, počet řádků: { $n }. Importují se všechny, nebo žádný.
runs-fide-taken = Hráči v souboru: { $n }, změněné údaje: { $changed }.

### remarks of the server, and refusals

runs-note-no-list-before = Předtím žádná listina nevyšla: začíná se ratingy z profilů.
runs-note-changed-result = Výsledek je teď jiný než na listině, která ho započítala. Znovu se nezapočítává.
runs-note-late = Listina má být k dispozici dva týdny před tím, než začne platit (TR-9.5). Tato je opožděná a bude to na ní napsáno.
runs-note-short-history = Všechny dřívější partie tu nejsou: rating vychází z méně partií (RAT-15).
error-results-still-come = Do této listiny ještě přicházejí výsledky: počkejte na den po posledním z nich.
error-later-list-published = Z této listiny vychází pozdější: nejdřív vezměte zpět tu.
error-not-in-preview = Listina se musí nejdřív spočítat a prohlédnout.
error-not-published = Listina není vydána.
error-fide-list-not-current = Importuje se jen listina FIDE současného čtvrtletí.
error-own-rating = O vlastním ratingu nemůžete rozhodovat; požádejte jiného funkcionáře.
error-unknown-correction = Taková oprava tu už není.
error-unknown-rating-list = Taková listina tu není.
error-list-exists = Listina tu už je: další se počítají.
