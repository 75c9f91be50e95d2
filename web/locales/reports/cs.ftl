# Partie hrané jinde: co hráči posílají (LAW-8.5)

reports-title = Tahy a výsledek
reports-nothing = Tato partie se hraje poštou nebo na jiném serveru: až skončí, pošlete její tahy a výsledek (LAW-8.5).
reports-yours = Soupeř už tahy a výsledek poslal. Pošlete je také do { $when }, jinak výsledek zapíše rozhodčí (LAW-8.5). Co poslal soupeř, uvidíte po odeslání.
reports-theirs = Své hlášení jste poslali. Nepošle-li soupeř do { $when } nic, výsledek zapíše rozhodčí (LAW-8.5).
reports-differ = Každý jste poslali jiný výsledek. Je-li chyba ve vašem hlášení, pošlete ho znovu; jinak výsledek zapíše rozhodčí (LAW-8.5).
reports-agree = Poslali jste oba stejný výsledek. Platí, pokud rozhodčí nerozhodne jinak (LAW-8.5).
reports-overruled = Poslali jste oba stejný výsledek; rozhodčí rozhodl jinak (LAW-8.5).
reports-moves = Tahy, které jste poslali, se liší. Zapsány jsou ty před prvním rozdílem.
reports-recorded = Výsledek zapsal rozhodčí (LAW-8.5).
reports-score = Váš zápis

report-sent-at = Posláno { $when }
report-none = Zatím nic
report-hidden = Uvidíte to, až pošlete své hlášení.
report-no-moves = Bez tahů
report-pgn = PGN této partie
report-hint = Tahy a za nimi 1-0, 0-1 nebo 1/2-1/2: nejvýše 32 KB. Hlavička není nutná.
report-send = Poslat tahy a výsledek
report-again = Poslat znovu místo dosavadního

report-line = Řádek { $line }: { $text }
report-move = Řádek { $line }, tah { $move } { $text }
report-fault-text-too-large = Text je příliš dlouhý: nejvýše 32 KB.
report-fault-not-one-game = Pošlete jednu partii, a to tuto.
report-fault-broken-pgn = Toto nelze přečíst jako PGN.
report-fault-illegal-move = Tento tah zde není možný.
report-fault-moves-after-end = Partie před tímto tahem na šachovnici skončila.
report-fault-too-many-moves = Tahů je příliš mnoho: nejvýše 1 000 půltahů.
report-fault-wrong-variant = Toto je partie jiné varianty.
report-fault-wrong-start = Tato partie začíná z jiné pozice.
report-fault-two-results = Značka Result a konec zápisu říkají každý něco jiného.
report-fault-result-missing = Chybí výsledek: napište za tahy 1-0, 0-1 nebo 1/2-1/2.
report-fault-result-contradicts-moves = Závěrečná pozice říká něco jiného než výsledek.
report-fault-other-moves = Zde je už zapsán jiný tah. Je-li chybný, obraťte se na rozhodčího.
report-fault-moves-missing = Chybějí tahy, které jsou už zapsány.
report-fault-before-start = Partie ještě nezačala.
report-fault-played-here = Tato partie se hraje zde: její výsledek se zapíše sám.
report-fault-in-adjudication = O této partii rozhodují posuzovatelé.
error-result-stands = Poslali jste oba stejný výsledek. Platí, pokud rozhodčí nerozhodne jinak.

## the director's desk

reports-desk-title = Partie { $n }: co hráči poslali
reports-desk-nothing = Hráči zatím nic neposlali.
reports-desk-agree = Oba poslali stejný výsledek. Platí, pokud nerozhodnete jinak (LAW-8.5).
reports-desk-overruled = Oba poslali stejný výsledek; bylo rozhodnuto jinak (LAW-8.5).
reports-desk-differ = Výsledky se liší: výsledek zapíšete vy, jeden z těchto nebo jiný (LAW-8.5).
reports-desk-silent = Jeden z hráčů už 14 dní nic neposlal: výsledek zapíšete vy (LAW-8.5).
reports-desk-waits = Jedno hlášení ještě chybí. Nepřijde-li do { $when }, zapíšete výsledek vy (LAW-8.5).
reports-record = Zapsat výsledek
reports-decide = Rozhodnout o partii
reports-game = Otevřít partii
reports-back = Zpět ke stolu
