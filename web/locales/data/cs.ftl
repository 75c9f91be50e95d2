### co si lidé berou s sebou: soubory partií, archivy, vlastní údaje; a konec účtu

data-lede = Soubory, které se pro vás zapíšou a uchovají 30 dní. Větší trvají několik minut, stránku můžete opustit.
data-new = Nový soubor
data-kind = Co exportovat
data-kind-person = Vše o mně
data-kind-person-text = Profil, nastavení, přihlášky, partie, mnou napsané zprávy, ratingy, normy a tituly
data-kind-player = Partie hráče
data-kind-event = Partie turnaje
data-kind-period = Všechny partie za období
data-kind-federation = Vše o { $federation }
data-event = Číslo turnaje
data-event-hint = Poslední číslo v adrese jeho stránky.
data-from = Od
data-until = Do
data-period-hint = Partie, které skončily v těchto dnech (UTC).
data-period-optional = Může zůstat prázdné. Partie, které skončily v těchto dnech (UTC).
data-order = Zapsat soubor
data-period-wrong = Období končí dřív, než začíná.

data-files = Moje soubory
data-none = Zatím žádné soubory.
data-of-player = Partie hráče { $id }
data-of-event = Partie turnaje { $id }
data-of-period = Partie od { $from } do { $until }
data-of-federation = Vše o { $federation }
data-days = skončené od { $from } do { $until }
data-days-from = skončené od { $from }
data-days-until = skončené do { $until }
data-ordered = Objednáno { $when }
data-nightly-made = Zapsáno v noci, { $when }
data-waiting = Čeká, asi minutu
data-writing = Zapsáno { $done } z { $total }
data-failed = Nepodařilo se zapsat. Objednejte znovu.
data-kept = Uchováno do { $when }
data-size = { $size } KB
data-fetch = Uložit
data-fetch-which = Uložit „{ $name }“
data-checksums = Soubory PGN otevře každý šachový program, archivy (.tar) Windows, macOS i Linux.

data-nightly = Každou noc
data-nightly-text = Archiv všeho o { $federation } každou noc, pro vlastní stránky a zálohy.
data-nightly-next = Příští: { $when }
data-nightly-off = Vypnuto.
data-nightly-start = Vytvářet každou noc
data-nightly-stop = Dál nevytvářet

data-leave = Opustit Posthorn navždy
data-leave-text = Váš účet, adresa, nastavení, klíče a soubory se smažou. Partie, výsledky a ratingy zůstanou, protože patří i vašim soupeřům: pod jménem „Former player“ a vaším číslem. Vrátit to nelze.
data-leave-games = Je to možné, až nebudete mít rozehranou partii ani otevřenou přihlášku.
data-leave-button = Smazat můj účet…
data-leave-title = Smazat účet?
data-leave-question = Nikdo ho nedokáže obnovit. Chcete-li si údaje nechat, nejprve je exportujte.
data-leave-action = Smazat navždy
data-leave-done = Váš účet je smazán.

error-unknown-export = Platnost tohoto souboru skončila.
error-export-not-done = Soubor ještě není zapsán.
error-still-playing = Vaše partie ještě běží: nejprve z nich odstupte.
error-entries-open = Máte ještě otevřenou přihlášku: nejprve ji vezměte zpět.
error-transfer-still-open = Máte otevřený přestup k jiné federaci: nejprve ho vezměte zpět.
