### the link in the mail to a player whom a federation has registered

invited-title = Vaše číslo hráče
invited-lede = Vaše federace vás zapsala a toto číslo pro vás drží. Zvolte si heslo a můžete hrát.
invited-lede-member = Vaše federace vás zapsala a toto číslo pro vás drží.
invited-password-text = Přihlašovat se budete adresou { $email } a tímto heslem.
invited-send = Založit účet s tímto číslem
invited-have-account = Už tu účet máte?
invited-sign-in-first = Přihlaste se a použijte ho pro toto číslo.
invited-taken = Adresa { $email } už tu účet má. Přihlaste se k němu; vrátíte se sem a můžete ho pro toto číslo použít.
invited-mine = Použít můj účet pro toto číslo
invited-mine-text = { $who }, jste tu přihlášeni s adresou { $email }. Tento účet můžete použít i pro číslo, které pro vás drží federace:
invited-mine-number = Místo čísla { $mine } budete mít číslo { $theirs }. Dosavadní číslo zanikne.
invited-mine-sessions = Všude vás odhlásíme a vaše přístupové klíče skončí. Adresa a heslo zůstanou, přihlaste se jimi znovu.
invited-mine-played = Lze to jen tehdy, když jste pod číslem { $mine } ještě nehráli ani se nikam nepřihlásili.
invited-not-me = Nejste to vy, nebo chcete jiný účet?
invited-end-claimed = Číslo je vaše
invited-end-claimed-text = Číslo { $n } má teď váš účet. Přihlaste se adresou { $email } a heslem, které jste si právě zvolili.
invited-end-moved = Váš účet má nové číslo
invited-end-moved-text = Od této chvíle je vaše číslo { $n }. Všude jsme vás odhlásili: přihlaste se znovu svou adresou a heslem.
invited-end-void = Tento odkaz už neplatí
invited-end-void-text = Je příliš starý, nahradil ho pozdější, nebo z něj kus chybí. Napište své federaci: pošle vám jiný.
invited-end-void-used = Pokud jste ho už použili, účet máte a stačí se přihlásit.
