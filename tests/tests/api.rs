//! The HTTP API through its router, without a socket: one file an area.

#[path = "api/accounts.rs"]
mod accounts;
#[path = "api/approvals.rs"]
mod approvals;
#[path = "api/archive.rs"]
mod archive;
#[path = "api/at_desk.rs"]
mod at_desk;
#[path = "api/audit.rs"]
mod audit;
#[path = "api/boards.rs"]
mod boards;
#[path = "api/body.rs"]
mod body;
#[path = "api/calendar.rs"]
mod calendar;
#[path = "api/cards.rs"]
mod cards;
#[path = "api/cases.rs"]
mod cases;
#[path = "api/challenges.rs"]
mod challenges;
#[path = "api/claims.rs"]
mod claims;
#[path = "api/conditional.rs"]
mod conditional;
#[path = "api/consents.rs"]
mod consents;
#[path = "api/count.rs"]
mod count;
#[path = "api/cup.rs"]
mod cup;
#[path = "api/czech_withdrawals.rs"]
mod czech_withdrawals;
#[path = "api/damaged.rs"]
mod damaged;
#[path = "api/dead_letters.rs"]
mod dead_letters;
#[path = "api/decision_requests.rs"]
mod decision_requests;
#[path = "api/decisions.rs"]
mod decisions;
#[path = "api/deferrals.rs"]
mod deferrals;
#[path = "api/demo.rs"]
mod demo;
#[path = "api/deputies.rs"]
mod deputies;
#[path = "api/desk_events.rs"]
mod desk_events;
#[path = "api/director.rs"]
mod director;
#[path = "api/director_leave.rs"]
mod director_leave;
#[path = "api/draws.rs"]
mod draws;
#[path = "api/dumps.rs"]
mod dumps;
#[path = "api/entry_file.rs"]
mod entry_file;
#[path = "api/event_entries.rs"]
mod event_entries;
#[path = "api/event_letters.rs"]
mod event_letters;
#[path = "api/event_sections.rs"]
mod event_sections;
#[path = "api/event_sizes.rs"]
mod event_sizes;
#[path = "api/events.rs"]
mod events;
#[path = "api/export_jobs.rs"]
mod export_jobs;
#[path = "api/exports.rs"]
mod exports;
#[path = "api/farewell.rs"]
mod farewell;
#[path = "api/federation_entries.rs"]
mod federation_entries;
#[path = "api/federations.rs"]
mod federations;
#[path = "api/feeds.rs"]
mod feeds;
#[path = "api/followed.rs"]
mod followed;
#[path = "api/friends.rs"]
mod friends;
#[path = "api/front.rs"]
mod front;
#[path = "api/game_reports.rs"]
mod game_reports;
#[path = "api/games.rs"]
mod games;
#[path = "api/gap.rs"]
mod gap;
#[path = "api/import_doors.rs"]
mod import_doors;
#[path = "api/import_faults.rs"]
mod import_faults;
#[path = "api/import_ratings.rs"]
mod import_ratings;
#[path = "api/import_rights.rs"]
mod import_rights;
#[path = "api/import_seasons.rs"]
mod import_seasons;
#[path = "api/import_sizes.rs"]
mod import_sizes;
#[path = "api/import_team_faults.rs"]
mod import_team_faults;
#[path = "api/import_teams.rs"]
mod import_teams;
#[path = "api/imports.rs"]
mod imports;
#[path = "api/keys.rs"]
mod keys;
#[path = "api/leagues.rs"]
mod leagues;
#[path = "api/leave.rs"]
mod leave;
#[path = "api/leave_faults.rs"]
mod leave_faults;
#[path = "api/lots.rs"]
mod lots;
#[path = "api/messages.rs"]
mod messages;
#[path = "api/moves.rs"]
mod moves;
#[path = "api/names.rs"]
mod names;
#[path = "api/network.rs"]
mod network;
#[path = "api/newcomers.rs"]
mod newcomers;
#[path = "api/nominations.rs"]
mod nominations;
#[path = "api/norms.rs"]
mod norms;
#[path = "api/notebooks.rs"]
mod notebooks;
#[path = "api/offices.rs"]
mod offices;
#[path = "api/older_accounts.rs"]
mod older_accounts;
#[path = "api/openapi.rs"]
mod openapi;
#[path = "api/operator.rs"]
mod operator;
#[path = "api/options.rs"]
mod options;
#[path = "api/outages.rs"]
mod outages;
#[path = "api/outside_laws.rs"]
mod outside_laws;
#[path = "api/own_account.rs"]
mod own_account;
#[path = "api/paging.rs"]
mod paging;
#[path = "api/passkeys.rs"]
mod passkeys;
#[path = "api/penalties.rs"]
mod penalties;
#[path = "api/permissions.rs"]
mod permissions;
#[path = "api/player_search.rs"]
mod player_search;
#[path = "api/players_pages.rs"]
mod players_pages;
#[path = "api/portrait.rs"]
mod portrait;
#[path = "api/present.rs"]
mod present;
#[path = "api/proof.rs"]
mod proof;
#[path = "api/proof_document.rs"]
mod proof_document;
#[path = "api/push.rs"]
mod push;
#[path = "api/qualifications.rs"]
mod qualifications;
#[path = "api/qualifiers.rs"]
mod qualifiers;
#[path = "api/queue.rs"]
mod queue;
#[path = "api/races.rs"]
mod races;
#[path = "api/rating_history.rs"]
mod rating_history;
#[path = "api/rating_runs.rs"]
mod rating_runs;
#[path = "api/ratings.rs"]
mod ratings;
#[path = "api/receipts.rs"]
mod receipts;
#[path = "api/register.rs"]
mod register;
#[path = "api/registrations.rs"]
mod registrations;
#[path = "api/reopening.rs"]
mod reopening;
#[path = "api/replacements.rs"]
mod replacements;
#[path = "api/replacements_later.rs"]
mod replacements_later;
#[path = "api/replacements_withdrawn.rs"]
mod replacements_withdrawn;
#[path = "api/roots.rs"]
mod roots;
#[path = "api/rounds.rs"]
mod rounds;
#[path = "api/rules_questions.rs"]
mod rules_questions;
#[path = "api/scores.rs"]
mod scores;
#[path = "api/section_wins.rs"]
mod section_wins;
#[path = "api/security/mod.rs"]
mod security;
#[path = "api/security_txt.rs"]
mod security_txt;
#[path = "api/sessions.rs"]
mod sessions;
#[path = "api/settings.rs"]
mod settings;
#[path = "api/silli.rs"]
mod silli;
#[path = "api/snapshots.rs"]
mod snapshots;
#[path = "api/sole_offices.rs"]
mod sole_offices;
#[path = "api/spectators.rs"]
mod spectators;
#[path = "api/stages.rs"]
mod stages;
#[path = "api/start_lists.rs"]
mod start_lists;
#[path = "api/suspensions.rs"]
mod suspensions;
#[path = "api/swiss.rs"]
mod swiss;
#[path = "api/team_letters.rs"]
mod team_letters;
#[path = "api/teams.rs"]
mod teams;
#[path = "api/time.rs"]
mod time;
#[path = "api/title_records.rs"]
mod title_records;
#[path = "api/titles.rs"]
mod titles;
#[path = "api/tokens.rs"]
mod tokens;
#[path = "api/transfers.rs"]
mod transfers;
#[path = "api/turn.rs"]
mod turn;
#[path = "api/undoing.rs"]
mod undoing;
#[path = "api/vacancies.rs"]
mod vacancies;
#[path = "api/variants.rs"]
mod variants;
#[path = "api/withdrawal_faults.rs"]
mod withdrawal_faults;
#[path = "api/withdrawal_preview.rs"]
mod withdrawal_preview;
#[path = "api/withdrawals.rs"]
mod withdrawals;
#[path = "api/xfcc.rs"]
mod xfcc;
#[path = "api/xfcc_games.rs"]
mod xfcc_games;
#[path = "api/xfcc_hostile.rs"]
mod xfcc_hostile;
