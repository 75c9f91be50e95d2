### the leave planner

leave-title = Dovolená
leave-lede = Ve dnech dovolené vaše hodiny stojí a v dotčených partiích netáhnete. Dnem se rozumí den v UTC. Dovolená začíná nejdřív zítra a každý turnaj má svůj počet dní na rok.
leave-no-games = Nemáte žádnou rozehranou partii
leave-no-games-text = Dovolená se bere pro jednotlivé turnaje, dokud v nich máte rozehrané partie.
leave-without = { $n ->
    [one] Bez dovolené: { $n } skupina
    [few] Bez dovolené: { $n } skupiny
   *[other] Bez dovolené: { $n } skupin
 }
leave-earlier = Dříve
leave-later = Později
leave-own = Dovolená
leave-own-some = Dovolená jen v některých skupinách
leave-special = Mimořádná dovolená
leave-mark-some = { $kind }, skupiny: { $n } z { $all }
leave-calendar-hint = Zvolte první den, potom poslední. Na klávesnici: šipky, vybírá se šipkami se Shiftem.
leave-first = První den
leave-last = Poslední den
leave-earliest = Nejdřív { $day }. Dny zvolte tady, nebo v kalendáři.
leave-in-year = { $n } v roce { $year }
leave-events = { $all ->
    [one] Pro { $n } z { $all } skupiny
   *[other] Pro { $n } z { $all } skupin
 }
leave-all = Vybrat všechny
leave-none = Nevybrat žádnou
leave-find = Najít turnaj nebo skupinu
leave-no-match = Žádná skupina neodpovídá hledání „{ $text }“.
leave-event = Skupina
leave-left = Zbývá dní { $year }
leave-left-after = { $year }: zbývá → pak
leave-then = , pak
leave-too-many = příliš mnoho
leave-clash = Dovolená už je: { $days }
leave-choose-event = Vyberte aspoň jednu skupinu.
leave-register = Zapsat dovolenou
leave-registered = { $n ->
    [one] Zapsáno: { $days }, v { $n } skupině.
   *[other] Zapsáno: { $days }, v { $n } skupinách.
 }
leave-entered = Vaše dovolená
leave-entered-none = Žádná současná ani budoucí dovolená.
leave-running = právě teď
leave-in-all = { $n ->
    [one] ve vaší skupině
    [few] ve všech { $n } skupinách
   *[other] ve všech { $n } skupinách
 }
leave-in-some = skupiny: { $n } z { $all }
leave-past = { $n ->
    [one] { $n } minulá dovolená
    [few] { $n } minulé dovolené
   *[other] { $n } minulých dovolených
 }
leave-cancel = Vzít zpět…
leave-cancel-rest = Vzít zpět zbytek od { $day }…
leave-cancel-title = Vzít tuto dovolenou zpět?
leave-cancel-text = { $n ->
    [one] Dny { $days }: vaše hodiny zase poběží, v { $n } skupině. Dny se vám vrátí.
   *[other] Dny { $days }: vaše hodiny zase poběží, v { $n } skupinách. Dny se vám vrátí.
 }
leave-cancel-action = Vzít dovolenou zpět
leave-cancelled = Vzato zpět: { $days }.

error-no-leave-in-event = V některé z těchto skupin dovolená není.
error-last-before-first = Poslední den je před prvním.
error-leave-retroactive = Dovolená začíná nejdřív zítra (UTC); co už začalo, platí.
error-leave-too-far-ahead = Dovolenou lze zapsat nejdál do konce příštího roku.
error-leave-overlaps = V některých z těchto dní už dovolená je. Nic se nezapsalo.
error-leave-allowance-exceeded = V některé skupině už tolik dní nezbývá, viz níže. Nic se nezapsalo.
error-not-on-leave = V těchto dnech není dovolená, kterou by šlo vzít zpět.
error-too-many-periods = V některé z těchto skupin jste letos dovolenou zapisovali nebo brali zpět příliš často. Zapsanou dovolenou ještě vzít zpět lze.

leave-withdraw = Pokud nemůžete hrát celé měsíce, vystupte ze všech turnajů.
