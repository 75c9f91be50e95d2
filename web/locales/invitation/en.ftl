### the link in the mail to a player whom a federation has registered

invited-title = Your player number
invited-lede = Your federation has registered you and keeps this number for you. Choose a password, and you can play.
invited-lede-member = Your federation has registered you and keeps this number for you.
invited-password-text = You will sign in with { $email } and this password.
invited-send = Open the account with this number
invited-have-account = Do you have an account already?
invited-sign-in-first = Sign in and use it for this number.
invited-taken = { $email } has an account already. Sign in to it: you come back here and can use it for this number.
invited-mine = Use my account for this number
invited-mine-text = { $who }, you are signed in here with { $email }. You can use this account for the number that your federation keeps for you:
invited-mine-number = In place of number { $mine } you will have number { $theirs }. Your present number is given up.
invited-mine-sessions = You are signed out everywhere, and your passkeys end. Address and password stay: sign in with them again.
invited-mine-played = It can only be done while you have not played, and entered nothing, under number { $mine }.
invited-not-me = Is this not you, or do you want another account?
invited-end-claimed = The number is yours
invited-end-claimed-text = Your account has number { $n }. Sign in with { $email } and the password that you have just chosen.
invited-end-moved = Your account has a new number
invited-end-moved-text = From now on your number is { $n }. You are signed out everywhere: sign in again with your address and password.
invited-end-void = This link is not good any more
invited-end-void-text = It is too old, a later one has replaced it, or a part of it is missing. Write to your federation: it will send you another.
invited-end-void-used = If you have used it already, you have an account and need only sign in.
