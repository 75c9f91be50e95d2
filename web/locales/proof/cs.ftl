### co lze dokázat a denní čísla

proof-title = Co lze dokázat
proof-lede = Tomuto serveru nemusíte věřit. Co bylo odesláno, kdy a jak partie skončila, je podepsáno, a kdokoli si to může ověřit bez nás.
proof-move = Každý tah má stvrzenku
proof-move-text = Když odešlete tah, odpověď obsahuje podepsanou stvrzenku: tah, sekundu a otisk všeho, co bylo odehráno před ním. Dokazuje, že server tento tah tehdy přijal.
proof-result = Každý výsledek je podepsaný
proof-result-text = Podepsány jsou i vzdání partie, remízy, reklamace, pády praporku a rozhodnutí funkcionářů. To vše obsahuje záznam partie, který si můžete uložit z její stránky. Záznamy partií, na kterých vám záleží, si uschovejte.
proof-root = Každý den jedno číslo za všechny partie
proof-root-text = O půlnoci (UTC) se ze stavu všech partií vypočte jedno číslo. Zde se zveřejní a už se nezmění: každé odkazuje na předchozí. Kdyby někdo později partii změnil nebo vrátil, dokáže to každý, kdo si uschoval její záznam. O skryté partii žádné číslo nic neprozradí.
proof-check = Jak to ověřit
proof-check-text = Uložte si záznam partie a její důkaz a nechte je ověřit programem posthorn na vlastním počítači:
proof-keys = Veřejné klíče serveru
proof-feed = Čísla jako kanál: odebírejte je programem, který není náš
proof-roots = Čísla
proof-none = První číslo přijde o příští půlnoci (UTC).
proof-games = { $count ->
    [one] jedna partie
    [few] { NUMBER($count) } partie
   *[other] { NUMBER($count) } partií
}
proof-more = Dřívější
