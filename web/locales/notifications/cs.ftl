# Co bylo hráči oznámeno, jako seznam. Řádky samy píše server, stejně jako e-maily.

notifications-lede = Co se za posledních 60 dní stalo ve vašich partiích a turnajích i u těch, které sledujete, nejnovější nahoře. Tahy tu nejsou, ty vidíte v Mých partiích.
notifications-today = Dnes
notifications-yesterday = Včera
# Před tím, co je nové, pro čtečky.
notifications-new = Nové:
notifications-none = Zatím se nic nestalo
notifications-none-text = Až skončí některá partie, někdo vám napíše nebo se rozhodne o něčem, co se vás týká, najdete to tady po 60 dní.
notifications-more = Zobrazit další
notifications-show = { $n ->
    [one] Zobrazit { $shown } nové upozornění
    [few] Zobrazit { $shown } nová upozornění
   *[other] Zobrazit { $shown } nových upozornění
 }

## followed: the button on the page of a player or an event

follow = Sledovat
# Tlačítko, které už je stisknuté.
follow-on = Sleduji
follow-hint-player = Výsledky partií tohoto hráče najdete ve svých upozorněních. Hráč se o sledování nedozví.
follow-hint-event = Startovní listiny, výsledky a konečné tabulky najdete ve svých upozorněních.
# Následuje odkaz na upozornění.
follow-done = Novinky najdete v části

## followed: the list

followed-title = Sledovaní hráči a turnaje
followed-text = Jejich výsledky najdete nahoře, e-maily se neposílají. Hráči se nedozvědí, kdo je sleduje.
followed-players = Hráči ({ $n })
followed-events = Turnaje ({ $n })
followed-none = Zatím nikoho nesledujete. Na stránce hráče nebo turnaje zvolte „Sledovat“ a výsledky najdete tady.
followed-find-player = Najít hráče
follow-stop = Nesledovat
followed-stopped = { $who }: už mezi sledovanými není.
followed-again = { $who }: opět mezi sledovanými.

## problems

error-follow-oneself = Sami sebe sledovat nemůžete: o svých partiích dostáváte upozornění tak jako tak.
error-too-many-followed = Sledujete už 200 hráčů a turnajů. Nejdřív v části Upozornění něco ze seznamu odeberte.
