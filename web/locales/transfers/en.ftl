### transfers from one federation to another

transfers-lede = If you move to another country or become its citizen, you may play for its federation. Number, rating and titles stay. Both federations are asked; if you are refused, you may appeal.
transfers-ask = Ask for a transfer
transfers-to = New federation
transfers-grounds = Grounds
transfers-grounds-residence = permanent residence in its country
transfers-grounds-citizenship = citizenship of its country
transfers-reason = Reasons
transfers-reason-hint = Both federations and the officers can read this.
transfers-send = Ask both federations

transfers-none = No transfers.
transfers-way = { $from } to { $to }
transfers-state-asked = federations asked
transfers-state-objected = a federation objects
transfers-state-appealed = before the Arbitration Commission
transfers-state-agreed = agreed, to be registered
transfers-state-registered = registered
transfers-state-refused = refused
transfers-state-taken-back = taken back
transfers-waits = Waiting for { $whom }.
transfers-waits-federation = { $federation }
transfers-waits-player = the player, who may appeal
transfers-waits-arbitration-commission = the Arbitration Commission
transfers-waits-rating-commissioner = the rating commissioner
transfers-steps = History
transfers-step = { $who }, { $when }

transfers-act-ask = Asked
transfers-act-consent = { $federation } consents
transfers-act-object = { $federation } objects
transfers-act-appeal = Appeal
transfers-act-allow = Allowed on appeal
transfers-act-refuse = Refused on appeal
transfers-act-register = Registered
transfers-act-take-back = Taken back

transfers-do-consent = { $federation } consents…
transfers-do-object = { $federation } objects…
transfers-do-appeal = Appeal…
transfers-do-allow = Allow…
transfers-do-refuse = Refuse…
transfers-do-register = Register…
transfers-do-take-back = Take back…
transfers-sure-consent = With the consent of both federations { $who } will play for { $to }. Consent cannot be taken back.
transfers-sure-object = { $who } can read your reasons and may appeal. You can still consent later.
transfers-sure-appeal = The Arbitration Commission’s decision is final.
transfers-sure-allow = { $who } will play for { $to }, whatever the federations said. This is final.
transfers-sure-refuse = { $who } stays with { $from }. This is final.
transfers-sure-register = { $who } will play for { $to } from now on, with the same number and rating. Offices for { $from } end.
transfers-sure-take-back = Nothing changes: { $who } stays with { $from }.
transfers-reason-act-hint = The player, both federations and the officers can read this.

transfers-done = Done.

error-same-federation = You already play for this federation.
error-transfer-open = You have an open transfer: take it back before you ask for another.
error-transfer-closed = This transfer is already closed.
error-own-transfer = You cannot decide about your own transfer; ask another official.
error-already-answered = This federation has already answered.
error-has-answered = You have answered for a federation; leave the appeal to another officer.
