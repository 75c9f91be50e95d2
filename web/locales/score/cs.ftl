### partie hrané poštou a e-mailem: zápis, který si vede každý hráč (LAW-8.1), a lístek soupeři

score-title = Zápis partie { $n }
score-heading = { $white } – { $black }
score-lede = Tato partie se hraje poštou nebo e-mailem a její zápis si vedete zde: každý tah se dny, kdy došel předchozí a kdy byl odeslán (LAW-8.1). Co jste oba zapsali stejně, platí.
score-lede-desk = Tato partie se hraje poštou nebo e-mailem. Zápis si vedou oba hráči; co zapsali stejně, platí (LAW-8.1).
score-reversed = Hraje se s obrácenými barvami: kdo byl nalosován jako bílý, má černé figury (LAW-7.1).
score-over = Partie skončila: zápis se už nemění.
score-closed = Teď nelze nic zapsat: partie ještě nezačala, nebo podle rozhodnutí stojí.
score-to-report = Partie skončila? Poslat tahy a výsledek

## what comes next

score-next = Co následuje
score-line-mine = { $number } Váš tah
score-line-theirs = { $number } Soupeřův tah
score-move = Tah
score-move-hint = Například Jf3, 7163 nebo g1f3.
score-reply-hint = Svůj tah nechte prázdný, pokud jste ho ještě neodeslali.
score-began = Začátek hry
score-arrived-mine = Soupeřův tah došel
score-arrived-theirs = Váš tah došel soupeři
score-sent-mine = Váš tah odeslán
score-sent-theirs = Soupeřův tah odeslán
score-draw = S nabídkou remízy (=)
score-enter = Zapsat
score-entered = Zapsáno: { $moves }.
score-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
 }

## the sheet

score-mine = Můj zápis
score-count = { $n ->
    [one] { $n } půltah
    [few] { $n } půltahy
   *[other] { $n } půltahů
 }, z toho platí { $stands }. Soupeřův zápis jich má { $theirs }.
score-empty = Zatím není zapsán žádný tah.
score-hidden = { $n ->
    [one] { $n } půltah; bude vidět, až jich bude stejně i na druhé straně.
    [few] { $n } půltahy; budou vidět, až jich bude stejně i na druhé straně.
   *[other] { $n } půltahů; budou vidět, až jich bude stejně i na druhé straně.
 }
score-more = { $n ->
    [one] A ještě { $n } půltah.
    [few] A ještě { $n } půltahy.
   *[other] A ještě { $n } půltahů.
 }
score-column-number = Č.
score-column-move = Tah
score-column-iccf = ICCF
score-column-arrived = Došlo
score-column-sent = Odesláno
score-column-days = Spotřeba
score-column-state = Stav
score-column-draw = Nabídka remízy
score-column-actions = Oprava nebo škrtnutí
score-state-stands = platí
score-state-differs = liší se
score-state-alone = nepotvrzeno
score-offered = s nabídkou remízy
score-after = Po { $move }, na tahu je { $turn ->
    [white] bílý
   *[black] černý
 }
score-start = Před prvním tahem, na tahu je { $turn ->
    [white] bílý
   *[black] černý
 }

score-change = Opravit
score-change-title = { $number } Oprava
score-change-action = Opravit
score-change-stuck = S touto opravou už nevychází { $number } { $why } Je-li oprava správná, zaškrtněte níže, co se má škrtnout.
score-change-strike = { $n ->
    [one] Škrtnout { $number }
    [few] Škrtnout vše od { $number }: { $n } půltahy
   *[other] Škrtnout vše od { $number }: { $n } půltahů
 }
score-strike = Škrtnout odtud
score-strike-title = Škrtnout od { $move }?
score-strike-text = { $n ->
    [one] Tento půltah z vašeho zápisu zmizí.
    [few] Z vašeho zápisu zmizí { $n } půltahy i se svými dny.
   *[other] Z vašeho zápisu zmizí { $n } půltahů i se svými dny.
 }
score-strike-action = Škrtnout

## where the sheets differ

score-difference = { $number } Zápisy se liší
score-difference-text = Co se liší, je podtrženo. Je-li chyba ve vašem zápisu, opravte ho; jinak ho opraví soupeř, nebo rozhodne rozhodčí (LAW-8.1).
score-differs = (liší se)
score-draw-yes = ano
score-draw-no = ne

## the clocks

score-clocks = Hodiny
score-clocks-text = Podle vašeho zápisu, bez dní dovolené.
score-used = Spotřebováno: { $days }
score-left = Zbývá: { $days }
score-left-until = { $n ->
    [one] Zbývá: { $days } na { $n } tah, do { $move }. tahu
    [few] Zbývá: { $days } na { $n } tahy, do { $move }. tahu
   *[other] Zbývá: { $days } na { $n } tahů, do { $move }. tahu
 }
score-exceeded = Podle tohoto zápisu byl překročen čas: { $name }, { $move }. tah. Platí to, až když to potvrdí rozhodčí (LAW-6.6, TR-8.7a).

## claims

score-claims = Námitky a nároky
score-claims-text = Překročení času platí, až když je potvrdí rozhodčí (LAW-6.6, TR-8.7a); stejně se uplatňuje nárok na remízu (LAW-9.2, LAW-9.3).
score-claim = Podat námitku…
score-claim-again = Změnit námitku…
score-claim-title = Námitka k rozhodčímu
score-claim-what = Čeho se týká
score-claim-time-exceeded = Překročení času soupeřem
score-claim-time-exceeded-text = Rozhodčí porovná oba zápisy (LAW-6.6).
score-claim-draw = Remíza
score-claim-draw-text = Trojím opakováním pozice, podle pravidla padesáti tahů nebo podle tabulky koncovek (LAW-9.2, LAW-9.3).
score-claim-note = Co má rozhodčí vědět
score-claim-note-hint = Například kterých tahů se to týká. Nejvýše 1 000 znaků; může zůstat prázdné.
score-claim-send = Podat námitku
score-claimed-time-exceeded = { $of ->
    [mine] Vaše námitka: soupeř překročil čas (LAW-6.6).
   *[theirs] Soupeřova námitka: překročili jste čas (LAW-6.6).
 }
score-claimed-draw = { $of ->
    [mine] Žádáte uznání remízy (LAW-9.2, LAW-9.3).
   *[theirs] Soupeř žádá uznání remízy (LAW-9.2, LAW-9.3).
 }
score-claimed-at = Podáno { $when }; rozhodne rozhodčí.

## what the director has asked and decided

score-asked-sheet-title = Rozhodčí žádá váš zápis
score-asked-sheet-text = Zapište všechny dosud zahrané tahy a potvrďte, že je zápis úplný, do { $until } (LAW-8.2).
score-complete = Můj zápis je úplný
score-complete-text = Až bude níže zapsán i poslední tah.
score-asked-position-title = Rozhodčí žádá pozici
score-asked-position-text = Úplný zápis této partie neexistuje. Napište, co víte, do { $until } (LAW-8.3). Nutná je jen pozice; čím si nejste jisti, nechte prázdné.
score-answered-sheet = Potvrdili jste, že je zápis úplný; posoudí ho rozhodčí (LAW-8.2).
score-answered-position = Pozici jste poslali; posoudí ji rozhodčí (LAW-8.3).
score-position-send = Poslat pozici
score-position-none = Zde uvidíte pozici.
score-position-fen = Pozice (FEN)
score-position-hint = Podle vašeho zápisu. Stojí-li partie jinak, opravte ji.
score-position-white-moves = Tahů bílého
score-position-black-moves = Tahů černého
score-position-white-days = Dní spotřeboval bílý
score-position-black-days = Dní spotřeboval černý
score-position-runs = Čí hodiny běží
score-position-unknown = Nevím
score-told = Co hráči vědí o pozici
score-told-mine = Od vás
score-told-theirs = Od soupeře

score-acts = Rozhodnutí rozhodčího
score-act-sheet-asked = Oba hráči byli požádáni o zápis (LAW-8.2).
score-act-position-asked = Oba hráči byli požádáni o pozici (LAW-8.3).
score-act-settled = Od tahu { $number } určil rozhodčí, které tahy platí (LAW-8.1).
score-act-white-dismissed = Námitka bílého se zamítá.
score-act-black-dismissed = Námitka černého se zamítá.
score-act-white-period = Překročení času nelze prokázat: příští tah bílého je první v nové časové kontrole (LAW-8.4).
score-act-black-period = Překročení času nelze prokázat: příští tah černého je první v nové časové kontrole (LAW-8.4).
score-act-begun-again = Barvy byly obráceny: partie začíná znovu (LAW-7.1).
score-act-played-on = Barvy jsou obráceny a partie se dohraje takto (LAW-7.1).
score-act-white-exceeded = Bílý překročil čas (TR-8.7a).
score-act-black-exceeded = Černý překročil čas (TR-8.7a).
score-act-both-exceeded = Čas překročili oba a oba prohráli (LAW-6.9).
score-act-recorded = Výsledek zapsal rozhodčí (LAW-8.5).

score-sheet-white = Zápis bílého
score-sheet-black = Zápis černého

## addresses

score-address = Adresa soupeře
score-address-of = Jak hráče zastihnete
score-address-none = Soupeř žádnou neuvedl. Obraťte se na rozhodčího.
score-address-mine = Co soupeř vidí o vás
score-address-mine-none = Zatím nic: soupeř vám nemá kam psát.
score-address-change = Změnit
score-address-add = Uvést, kam mají soupeři psát
score-card = Lístek k vytištění

## refusals

score-fault-unreadable-move = Toto nelze přečíst jako tah.
score-fault-ambiguous-move = Hodí se víc tahů: { $candidates }.
score-fault-illegal-move = Tento tah zde není možný.
score-fault-promotion-missing = Doplňte, v co se pěšec mění, například e8=D nebo 57581.
score-fault-move-stands = Tento tah jste oba zapsali stejně: platí. Je-li chybný, napište rozhodčímu.
score-fault-moves-missing = V zápisu chybějí předchozí tahy. Načtěte stránku znovu.
score-fault-too-many-moves = Tolik půltahů zápis mít nemůže.
score-fault-arrived-too-early = Nemohl dojít dřív, než byl odeslán, ani před začátkem hry.
score-fault-sent-before-arrival = Nemohl být odeslán dřív, než došel tah, na který odpovídá.
score-fault-in-future = Tento den teprve přijde.
score-fault-not-begun = Hra ještě nezačala.
score-fault-text-too-large = Je to příliš dlouhé: nejvýše 1 000 znaků.
score-fault-nothing-asked = Rozhodčí už nic nežádá. Načtěte stránku znovu.
score-fault-position-missing = Uveďte také pozici.
score-fault-no-such-position = Taková pozice není možná: podívejte se na FEN ještě jednou.
score-fault-clocks-stopped = Partie podle rozhodnutí stojí.
score-fault-in-adjudication = O této partii rozhodují posuzovatelé.
score-fault-played-here = Tato partie se hraje zde na serveru: zápis se u ní nevede.

## the card

card-title = Lístek k partii { $n }
card-back = Můj zápis
card-text = Poslední tahy vašeho zápisu na korespondenční lístek A6 (148 × 105 mm). V dialogu prohlížeče zvolte tento rozměr bez okrajů; z A4 ho lze vystřihnout.
card-no-address = Soupeř adresu neuvedl: napište ji na lístek rukou.
card-print = Vytisknout
card-yours = Váš tah
card-mine = Můj tah
card-arrived = Došlo
card-sent = Odesláno
card-days = Spotřeba
card-total = Celkem
card-no-moves = Zatím není zapsán žádný tah.
card-draw = Nabízím remízu (=).
card-from = Odesílá:
