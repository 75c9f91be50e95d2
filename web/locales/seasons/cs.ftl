### promotion and relegation after a season of a league

seasons-topic = Postupy a sestupy
seasons-running = Sezona ještě neskončila: takto by to dopadlo teď.
seasons-waits = Sezona skončila. O postupech a sestupech se zatím nerozhodlo.
seasons-decide-lede = Sezona skončila: rozhodněte, kdo postupuje a kdo sestupuje. Předvyplněno je to podle tabulek (TR-5.3-5.4). Kde rozhodnete jinak nebo kde dělené místo nic neurčuje, uveďte důvod (TR-5.6-5.7).
seasons-decided = Rozhodnuto
seasons-done = O postupech a sestupech je rozhodnuto.
seasons-again = Rozhodnout znovu…
seasons-next = Vypsat další sezonu…
seasons-empty = Družstva ještě nejsou rozdělena do skupin.
seasons-team = Družstvo
seasons-stands = Zatím
seasons-proposed = Návrh
seasons-decision = Rozhodnutí
seasons-decision-of = Rozhodnutí o družstvu { $name }
seasons-open = k rozhodnutí: místo je dělené
seasons-to-up = postupuje: { $division }
seasons-to-stays = zůstává: { $division }
seasons-to-down = sestupuje: { $division }
seasons-changed-all = { $lowest ->
    [yes] Během dvou sezon vyměnilo všechny hráče (TR-5.6-5.7).
   *[no] Během dvou sezon vyměnilo všechny hráče: takové družstvo obvykle sestupuje (TR-5.6-5.7).
 }
seasons-choose = zvolte
seasons-reason = Důvod (může si ho přečíst každý)
seasons-look = Zkontrolovat…
seasons-confirm = Rozhodnout takto?
seasons-confirm-text = { $up ->
    [0] Nikdo nepostupuje
    [one] Postupuje { $up }
    [few] Postupují { $up }
   *[other] Postupuje { $up }
 }, { $down ->
    [0] nikdo nesestupuje
    [one] sestupuje { $down }
    [few] sestupují { $down }
   *[other] sestupuje { $down }
 }, { $stays ->
    [0] nikdo nezůstává
    [one] { $stays } zůstává
    [few] { $stays } zůstávají
   *[other] { $stays } zůstává
 }. Kapitáni se to dozvědí. Později lze rozhodnout znovu, s účinkem pro startovní listiny, které ještě nejsou zveřejněny.
seasons-decide = Rozhodnout
seasons-anew = Podívat se na dnešní podobu
# Others have changed the event while the form was filled in.
seasons-changed = Někdo mezitím soutěž změnil. Co jste zvolili, zůstává vyplněno; ostatní je podle dnešního stavu.
seasons-changed-unfit = Někdo mezitím soutěž změnil. Vaše volba se už nehodí zde: { $teams }. Zvolte tam znovu. Vaše ostatní volby zůstávají vyplněné.
seasons-leave = Odejít bez rozhodnutí?
seasons-leave-text = Co jste zvolili, se ztratí.
seasons-leave-action = Odejít

### refusals

error-season-not-finished = Rozhoduje se po potvrzení konečných tabulek.
error-season-teams-unfit = Družstva už nejsou táž: načtěte stránku znovu.
error-no-such-division = Tam družstvo nemůže: taková divize není.
error-season-reason-missing = Uveďte důvod všude, kde družstvo nejde tam, kam je řadí tabulka, a kde je místo dělené.
