//! Files in a bucket, before an emulator of S3.

use post::{Fetched, Files};
use rules::PlayerId;
use serde_json::json;
use tests::TestApp;

/// The bucket that `POSTHORN_TEST_BUCKET` names, at the address and with the rights that the
/// environment gives; `tests/infra/emulators.py` makes one.
fn bucket() -> Option<Files> {
    let Ok(name) = std::env::var("POSTHORN_TEST_BUCKET") else {
        println!("NOT TESTED: POSTHORN_TEST_BUCKET names no bucket");
        return None;
    };
    Some(Files::bucket(&name, store::aws::ROOTS).expect("a bucket"))
}

/// What whoever is sent to an address gets: the name that it is kept under, and the bytes.
async fn fetched(address: &str) -> (String, Vec<u8>) {
    let answer = reqwest::get(address).await.expect("an answer");
    assert_eq!(answer.status(), 200, "{address}");
    let kept = answer.headers().get("content-disposition").expect("a name");
    let kept = kept.to_str().expect("text").to_owned();
    (kept, answer.bytes().await.expect("bytes").to_vec())
}

/// Twenty megabytes go up in parts, and come down by an address that is good without signing in.
#[tokio::test]
async fn a_large_file() {
    let Some(files) = bucket() else { return };
    let piece: Vec<u8> = (0..1_000_000_u32).map(|n| (n % 251) as u8).collect();
    files.put("large/piece", piece.clone()).await.expect("kept");
    let mut file = files.write("large/file.tar");
    for _ in 0..20 {
        file.add_file("large/piece").await.expect("added");
    }
    assert_eq!(file.finish().await.expect("whole"), 20_000_000);
    assert_eq!(files.length("large/file.tar").await.expect("there"), 20_000_000);
    let Ok(Fetched::At(address)) = files.fetch("large/file.tar", "a b.tar").await else {
        panic!("it is in the bucket");
    };
    let (name, bytes) = fetched(&address).await;
    assert_eq!(name, "attachment; filename=\"a b.tar\"");
    assert!(bytes == piece.repeat(20), "{} bytes", bytes.len());
    // Removing it twice is no fault.
    for _ in 0..2 {
        files.remove("large").await.expect("removed");
    }
    assert!(files.get("large/piece").await.is_err());
    assert!(files.length("large/file.tar").await.is_err());
}

/// The whole way of an export: ordered, written by the schedule, told with its address, fetched by it,
/// and gone after its days.
#[tokio::test]
async fn an_export() {
    let Some(files) = bucket() else { return };
    let app = TestApp::new().await.configured(|app| app::App { files, ..app });
    let pairing = app.pairing(1).await;
    let me = app.person(PlayerId(pairing.players.white.0));
    let ordered = me.post("/api/exports", &json!({ "kind": "person" })).await.expect(200);
    let path = format!("/api/exports/{}", ordered.text_of("id"));
    app.run_all_schedules().await;
    let export = me.get(&path).await.expect(200);
    assert_eq!(export.json["state"], "done", "{}", export.text);
    let (name, archive) = fetched(export.text_of("address")).await;
    assert!(name.ends_with(".tar\""), "{name}");
    assert_eq!(export.json["bytes"], archive.len());
    let mut archive = tar::Archive::new(&archive[..]);
    let names = archive
        .entries()
        .expect("an archive")
        .map(|entry| entry.expect("a file").path().expect("a name").display().to_string());
    assert!(names.collect::<Vec<_>>().contains(&"person.json".to_owned()));
    let sent = me.get(&format!("{path}/file")).await.expect(303);
    let (_, again) = fetched(sent.header("location")).await;
    assert_eq!(export.json["bytes"], again.len());
    let list = me.get("/api/exports").await.expect(200).json;
    assert!(list["exports"][0]["address"].is_null(), "{list}");
    app.wait(31 * tests::DAY);
    app.run_all_schedules().await;
    me.get(&path).await.expect(404);
    let gone = reqwest::get(sent.header("location")).await.expect("an answer");
    assert!(gone.status().is_client_error(), "{}", gone.status());
}
