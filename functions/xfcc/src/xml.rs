//! XML as it is answered: one form, written by hand and escaped by the library, because clients
//! compare texts.

use app::{Failed, is_allowed};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use quick_xml::escape::escape;

/// The namespace of SOAP 1.1 envelopes.
pub(crate) const SOAP: &str = "http://schemas.xmlsoap.org/soap/envelope/";
/// The namespace of SOAP 1.2, which is not spoken.
pub(crate) const SOAP_12: &str = "http://www.w3.org/2003/05/soap-envelope";
/// The namespace of Xfcc.
pub(crate) const XFCC: &str = "http://www.bennedik.com/webservices/XfccBasic";

/// What every XML answer is.
pub(crate) const XML_TYPE: &str = "text/xml; charset=utf-8";

/// An element with a text; what XML cannot hold is left out.
pub(crate) fn element(name: &str, text: &str) -> String {
    let text: String = text.chars().filter(|c| is_allowed(*c)).collect();
    format!("<{name}>{}</{name}>", escape(text))
}

/// An answer to an operation: `content` is XML already. The elements of Xfcc have no prefix, which
/// is what clients look for that do not read XML as such.
pub(crate) fn answer(operation: &str, content: &str) -> Response {
    let name = format!("{operation}Response");
    envelope(&format!("<{name} xmlns=\"{XFCC}\">{content}</{name}>"))
}

fn envelope(body: &str) -> Response {
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <soap:Envelope xmlns:soap=\"{SOAP}\"><soap:Body>{body}</soap:Body></soap:Envelope>"
    );
    ([(header::CONTENT_TYPE, XML_TYPE)], text).into_response()
}

/// Why a request has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    code: &'static str,
    text: String,
}

impl Fault {
    /// What was sent cannot be answered, however often it is sent.
    pub(crate) fn client(text: impl Into<String>) -> Fault {
        Fault { code: "Client", text: text.into() }
    }

    /// It failed here.
    pub(crate) fn server(text: impl Into<String>) -> Fault {
        Fault { code: "Server", text: text.into() }
    }

    /// The envelope is of another version of SOAP.
    pub(crate) fn version() -> Fault {
        Fault { code: "VersionMismatch", text: "Send SOAP 1.1, not 1.2.".to_owned() }
    }
}

/// SOAP 1.1 has one status for all faults.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let code = element("faultcode", &format!("soap:{}", self.code));
        let text = element("faultstring", &self.text);
        let fault = format!("<soap:Fault>{code}{text}</soap:Fault>");
        Failed(envelope(&fault)).into_response()
    }
}
