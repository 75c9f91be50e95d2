### webhooky: programy, kterým se hlásí, co se stalo

webhooks-lede = Váš program nebo stránky vaší federace se hned dozvědí, co se stalo, místo aby se stále znovu ptaly.
webhooks-standard = Jak jsou zprávy podepsány (Standard Webhooks)
webhooks-new = Nový webhook
webhooks-url = Adresa
webhooks-url-hint = Adresa https s veřejným jménem.
webhooks-owner = Čí
webhooks-owner-federation = { $federation }: partie všech jejích hráčů
webhooks-owner-own = Můj: moje vlastní partie
webhooks-events = Co se hlásí
webhooks-event-missing = Vyberte alespoň jedno.
webhooks-event-game-ended = Skončila partie
webhooks-event-section-finished = Skončila skupina
webhooks-event-match-finished = Skončil zápas družstev
webhooks-event-list-published = Vyšla ratingová listina
webhooks-event-test = Zkouška
webhooks-make = Vytvořit webhook

webhooks-here = Tajný klíč vašeho webhooku
webhooks-secret = Tajný klíč
webhooks-once = Zkopírujte ho hned, zobrazí se jen jednou. Váš program podle něj pozná, že zpráva je odsud.

webhooks-all = Webhooky
webhooks-none = Zatím žádný.
webhooks-federations = { $federation }
webhooks-own = můj
webhooks-made = Vytvořen { $when }
webhooks-try = Zkusit
webhooks-try-which = Zkusit { $url }
webhooks-tried = Zpráva se odešle do minuty.
webhooks-remove = Odstranit…
webhooks-remove-which = Odstranit { $url }…
webhooks-remove-title = Odstranit tento webhook?
webhooks-remove-text = Na { $url } se už nic nepošle. Nový webhook dostane nový tajný klíč.
webhooks-remove-action = Odstranit

webhooks-log = Odeslané zprávy
webhooks-log-hide = Skrýt odeslané zprávy
webhooks-log-which = Odeslané zprávy na { $url }
webhooks-log-none = Za posledních 30 dní nic.
webhooks-since = { $when }
webhooks-waiting = příští pokus { $when }
webhooks-delivered = doručeno
webhooks-given-up = nedoručeno
webhooks-tries = { $n ->
    [one] { $n } pokus
    [few] { $n } pokusy
   *[other] { $n } pokusů
 }
webhooks-answers = odpovědi: { $statuses }
webhooks-no-answer = žádná
webhooks-again = Odeslat znovu
webhooks-again-which = Odeslat znovu: { $what }
webhooks-body = Obsah

error-invalid-webhook = Tuto adresu nelze použít: zadejte adresu https s veřejným jménem na obvyklém portu.
error-too-many-webhooks = Webhooků už je deset. Odstraňte některý, který nepotřebujete.
error-unknown-webhook = Tento webhook už neexistuje.
