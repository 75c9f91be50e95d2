### signing in and up, confirming an address, new passwords

sign-in-title = Sign in
sign-in-then = Sign in to open this page.
no-account = No account yet?
have-account = Already have an account?
forgot = Forgotten your password?
password = Password
password-new = New password
password-show = Show password
password-hide = Hide password
password-hint = At least 10 characters. A short sentence is good.
given-name = Given name
family-name = Family name
sign-up-title = Sign up
sign-up-lede = Your name and federation are public, your e-mail address is not.
sign-up-done = Look at your mail
sign-up-done-text = We have written to { $email }. Open the link in that letter and your account is ready.
mail-missing = No letter after a few minutes? Look among the junk mail, or try again with the address spelt carefully.
verify-title = Confirming your address
verify-done = Your address is confirmed
verify-done-text = Welcome to Posthorn. Sign in and the first game can begin.
verify-failed = This address could not be confirmed
forgot-title = A new password
forgot-lede = Tell us your e-mail address. We shall send you a link with which to choose a new password.
forgot-send = Send the link
forgot-done-text = If { $email } belongs to an account, a letter is on its way. The link in it works once and not for long.
reset-title = Choose a new password
reset-lede = You will be signed out on every device. Keys, webhooks, push messages and the address of your calendar end, too.
reset-send = Keep this password
reset-done = Your password is changed
reset-done-text = You have been signed out everywhere. Sign in with the new password.

sign-in-data = Signing in
change-password = Change the password
change-password-text = All other browsers are signed out. Keys and webhooks go on.
change-password-done = The password is changed.
change-address = Another email address
change-address-text = We send a link to the new address. Until you open it, the present one stays.
change-address-send = Send the link
change-address-sent = If nobody else uses { $email }, a letter is on its way. Open the link in it within a day.
sessions = Where you are signed in
sessions-unknown = Unknown browser
sessions-here = This browser
sessions-made = Signed in { $when }
sessions-used = Last used { $when }
sessions-end = Sign out…
sessions-end-which = Sign out “{ $name }”…
sessions-end-others = Sign out all others…
sessions-end-title = Sign out there?
sessions-end-text = Whoever uses it has to sign in again. If it is not yours, change your password, too.
sessions-end-action = Sign out
address-title = Confirm your new address
address-text = Press the button, and this is the address of your account.
address-send = Confirm
address-done-text = From now on you sign in with it.
reset-ended = With the old password these have ended. Make anew what you need:
reset-ended-key = the key “{ $name }”
reset-ended-webhook = the webhook to { $name }
reset-ended-devices = { $n ->
    [one] push messages on { $n } device
   *[other] push messages on { $n } devices
 }
reset-ended-calendar = the address of your calendar

error-wrong-password = The password is wrong.
error-wrong-credentials = The e-mail address or the password is not right.
error-email-unconfirmed = Your address is not confirmed yet. Open the link in the letter that we sent you.
error-weak-password = A password has 10 to 256 characters.
error-invalid-email = This is not an e-mail address.
error-invalid-name = This name cannot be used. Letters, spaces, hyphens and apostrophes are fine.
error-invalid-federation = This federation is not known.
error-invalid-token = This link is wrong, has been used already or is too old.
