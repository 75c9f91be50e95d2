# Co bylo hráči oznámeno, jako seznam. Řádky samy píše server, stejně jako e-maily.

notifications-lede = Co se za posledních 60 dní stalo ve vašich partiích a turnajích, nejnovější nahoře. Tahy tu nejsou, ty vidíte v Mých partiích.
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
