### time controls in words

control-moves = { $n ->
    [one] { $n } tah za { $days }
    [few] { $n } tahy za { $days }
   *[other] { $n } tahů za { $days }
 }
control-phases = { $first }, potom vždy { $then }
control-base = { $n ->
    [0] { $days } na celou partii
    [one] { $days } na celou partii a za každý tah { $n } den navíc
    [few] { $days } na celou partii a za každý tah { $n } dny navíc
   *[other] { $days } na celou partii a za každý tah { $n } dní navíc
 }
control-triple-block = { $n ->
    [0] Triple Block: { $clock } na hodinách, { $bank } v zásobě
    [one] Triple Block: { $clock } na hodinách, { $bank } v zásobě, po každém z prvních 50 tahů { $n } den navíc
    [few] Triple Block: { $clock } na hodinách, { $bank } v zásobě, po každém z prvních 50 tahů { $n } dny navíc
   *[other] Triple Block: { $clock } na hodinách, { $bank } v zásobě, po každém z prvních 50 tahů { $n } dní navíc
 }
control-protected = od 51. tahu ukazují hodiny po tahu aspoň 3 dny
control-doubles = na jednom tahu se dny nad { $n } počítají dvakrát
control-none = bez časového limitu

### the fields in which one is chosen

control-kind = Druh tempa
control-kind-moves-in-days = počet tahů za počet dní
control-kind-phases = první období, potom další
control-kind-base-per-move = na celou partii a za každý tah navíc
control-kind-triple-block = Triple Block
control-kind-none = bez časového limitu
control-field-moves = Tahů
control-field-then-moves = Potom tahů
control-field-days = za dní
control-field-base = Dnů na celou partii
control-field-per-move = Dnů navíc za každý tah
control-field-bank = Dnů v zásobě
control-field-increment = Dnů navíc po každém z prvních 50 tahů
control-field-double = Dvakrát se počítají dny nad
control-field-double-hint = Počet dní na jednom tahu. Prázdné: nikdy.

### what is wrong with them, and with where games start

error-bad-time-control = Období tempa má aspoň jeden tah.
error-leave-in-triple-block = V Triple Blocku dovolená není: zadejte 0 dní.
error-silence-in-triple-block = V Triple Blocku pravidlo o mlčení neplatí: vypněte ho.
error-start-positions = Takto partie této varianty začínat nemohou.
error-bad-start-position = Z tohoto postavení partie začít nemůže.
