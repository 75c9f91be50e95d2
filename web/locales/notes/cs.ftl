# Vlastní poznámky hráče k partii: nikdo jiný je nečte.

notes-about = Co tu zkoušíte a píšete, nečte nikdo jiný, ani rozhodčí, ani funkcionáři. Najdete to na všech svých zařízeních. Žádný engine nepočítá.
notes-about-visitor = Co tu zkoušíte, nikdo jiný nevidí: zůstává to v tomto prohlížeči. Žádný engine nepočítá.
notes-at-start = Chcete-li k nějakému tahu něco napsat, přejděte na něj.
notes-comment = Komentář k tahu { $move }
# Následuje název komentáře jako odkaz.
notes-comment-long = Delší než { $most } znaků:
notes-glyphs-move = Značky tahu { $move }
notes-glyphs-position = Značky pozice po tahu { $move }
notes-glyph-1 = dobrý tah
notes-glyph-2 = chyba
notes-glyph-3 = vynikající tah
notes-glyph-4 = hrubá chyba
notes-glyph-5 = zajímavý tah
notes-glyph-6 = pochybný tah
notes-glyph-10 = vyrovnaná pozice
notes-glyph-13 = nejasná pozice
notes-glyph-14 = bílý stojí o něco lépe
notes-glyph-15 = černý stojí o něco lépe
notes-glyph-16 = bílý stojí lépe
notes-glyph-17 = černý stojí lépe
notes-glyph-18 = bílý stojí na výhru
notes-glyph-19 = černý stojí na výhru
notes-panel = Poznámky k partii
notes-note = Poznámka k partii
notes-state-asking = Načítáme vaše poznámky…
notes-state-alone = Jen v tomto prohlížeči.
notes-state-kept = Uloženo na serveru.
notes-state-saving = Ukládá se…
notes-state-here = Na serveru to ještě není: dokud Posthorn neodpovídá, zůstává vše v tomto prohlížeči.
notes-state-refused = Co jste napsali, zůstává jen v tomto prohlížeči.
notes-state-out = Nejste přihlášeni: co jste napsali, zůstává jen v tomto prohlížeči. Až se znovu přihlásíte, pošle se to na server.
notes-state-nowhere = Zatím to není nikde uloženo, protože v prohlížeči není místo: nezavírejte stránku, dokud to nebude na serveru, nebo si text zkopírujte.

error-notebook-changed = Tyto poznámky se zároveň změnily na jiném zařízení. Zůstanou obě verze.
error-notebook-too-large = Poznámky jsou příliš dlouhé. Vejde se 2 000 tahů a celkem 60 000 znaků: 10 000 do poznámky k partii a 2 000 do každého komentáře; varianty mohou být vnořené nejvýš 31krát.
error-notebook-invalid = Server tyto poznámky nemůže uložit: některý tah není v této partii možný.
error-too-many-notebooks = Poznámky máte u 2 000 partií a víc jich neukládáme. Nejdřív je prosím u některé partie smažte.

notes-bring = Převzít z PGN…
notes-bring-title = Převzít z PGN
notes-bring-text = Varianty, komentáře a značky z PGN se přidají k vašim poznámkám. Nic vašeho se nepřepíše.
notes-bring-field = PGN této partie
notes-bring-file = Nebo soubor PGN
notes-bring-hint = Přečte se jen první partie.
notes-bring-add = Přidat k poznámkám
notes-bring-empty = V tomto textu nejsou žádné tahy.
notes-bring-position = Tato partie začíná z jiné pozice.
notes-bring-large = Tato partie má příliš mnoho tahů: do poznámek se jich vejde 2 000.
notes-bring-known = Všechno z tohoto PGN už v poznámkách máte.
notes-bring-nothing = Není co přidat.
notes-bring-stops = { $n ->
    [one] Jeden tah nešlo přečíst, a tak se i s pokračováním vynechá: { $words }
    [few] { $n } tahy nešlo přečíst, a tak se i s pokračováním vynechají: { $words }
   *[other] { $n } tahů nešlo přečíst, a tak se i s pokračováním vynechá: { $words }
 }
notes-gain-moves = { $n ->
    [one] { $shown } nový tah
    [few] { $shown } nové tahy
   *[other] { $shown } nových tahů
 }
notes-gain-comments = { $n ->
    [one] { $shown } nový komentář
    [few] { $shown } nové komentáře
   *[other] { $shown } nových komentářů
 }
notes-gain-signs = { $n ->
    [one] { $shown } nová značka
    [few] { $shown } nové značky
   *[other] { $shown } nových značek
 }
notes-brought = Přidáno: { $what }.
notes-take-back = Vrátit převzetí z PGN
notes-taken-back = Převzaté poznámky jsou pryč. Co jste mezitím napsali, zůstalo.
notes-pgn = PGN s mými poznámkami

notes-delete = Smazat poznámky k partii…
notes-delete-title = Smazat všechny poznámky k této partii?
notes-delete-text = Poznámka k partii, vaše varianty, komentáře a značky se smažou na všech vašich zařízeních. Nelze to vzít zpět.
notes-delete-action = Smazat poznámky
notes-pgn-lacks = V souboru chybí, co jste napsali naposledy.
notes-pgn-unsent = Na serveru to ještě není.

notes-game-private = Čtete ji jen vy.
notes-game-analysis = Poznámky k tahům

### všechny

notes-lede = Co jste si napsali ke svým i cizím partiím, nejnovější nahoře. Čtete to jen vy.
notes-list = Partie s poznámkami
notes-none = Zatím nemáte žádné poznámky
notes-none-text = Otevřete partii a stiskněte „Analyzovat“: co tam zkusíte a napíšete, najdete i tady.
notes-changed = změněno { $when }
notes-moves = { $n ->
    [0] jen poznámka
    [one] { $shown } tah
    [few] { $shown } tahy
   *[other] { $shown } tahů
 }
notes-more = Zobrazit další
notes-waiting = Ještě není na serveru
notes-waiting-game = Partie { $n }
