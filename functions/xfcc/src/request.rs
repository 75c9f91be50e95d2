//! What comes in: an envelope read into an operation and its parameters, without building a tree.
//!
//! Document types are refused, so that nothing can be defined, expanded or fetched; the length is
//! bounded by the body, the depth here, and names are read with their namespaces.

use app::is_allowed;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, Event};
use quick_xml::name::{Namespace, ResolveResult};
use quick_xml::reader::NsReader;
use rules::pgn;

use crate::xml::{Fault, SOAP, SOAP_12, XFCC};

/// How deep elements may be nested; headers are skipped, and may have some depth.
const DEPTH_MAX: usize = 16;

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    /// My games.
    GetMyGames,
    /// A move, and whatever else is done in a game.
    MakeAMove,
}

/// The parameters of both operations.
const PARAMETERS: [&str; 10] = [
    "username",
    "password",
    "gameId",
    "resign",
    "acceptDraw",
    "movecount",
    "myMove",
    "offerDraw",
    "claimDraw",
    "myMessage",
];

/// An operation with the parameters that were sent.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) operation: Operation,
    parameters: [Option<String>; PARAMETERS.len()],
}

impl Call {
    /// Reads a body. One that is not UTF-8 is taken for Latin-1: real clients cut characters to
    /// their last byte.
    ///
    /// # Errors
    /// A fault for what is not well-formed, has a document type, is nested too deep or is no
    /// envelope with one operation.
    pub(crate) fn read(body: &[u8]) -> Result<Call, Fault> {
        let text = pgn::decode(body);
        let mut reader = NsReader::from_str(text.trim_start_matches('\u{feff}'));
        reader.config_mut().expand_empty_elements = true;
        let mut envelope = Envelope::default();
        loop {
            let (namespace, event) = reader.read_resolved_event().map_err(|_| malformed())?;
            match event {
                Event::Start(tag) => {
                    envelope.open(namespace_of(&namespace), tag.local_name().into_inner())?;
                }
                Event::End(_) => envelope.close(),
                Event::Text(text) => envelope.text(&text.xml10_content())?,
                Event::CData(text) => envelope.text(&text.xml10_content())?,
                Event::GeneralRef(reference) => envelope.text(&resolve(&reference)?)?,
                Event::DocType(_) => return Err(Fault::client("No document type is taken.")),
                Event::Eof => return envelope.finish(),
                // Empty elements come as a start and an end.
                Event::Decl(_) | Event::PI(_) | Event::Comment(_) | Event::Empty(_) => {}
            }
        }
    }

    /// A parameter's text, trimmed; empty where it was left out.
    pub(crate) fn text(&self, name: &str) -> &str {
        let index = PARAMETERS.iter().position(|known| *known == name);
        let text = index.and_then(|index| self.parameters.get(index)?.as_deref());
        text.unwrap_or_default().trim()
    }

    /// A flag: `1` and `true` in any case; not set where it was left out.
    ///
    /// # Errors
    /// A fault for anything else, so that no resignation is guessed.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, Fault> {
        match self.text(name).to_ascii_lowercase().as_str() {
            "1" | "true" => Ok(true),
            "" | "0" | "false" => Ok(false),
            _ => Err(Fault::client(format!("{name} is true or false."))),
        }
    }

    /// A whole number of 32 bits; none for anything else.
    pub(crate) fn number(&self, name: &str) -> Option<i32> {
        self.text(name).parse().ok()
    }
}

/// What an open element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Envelope,
    Body,
    Operation,
    Parameter(usize),
    /// What is not read: headers, and parameters that are not known.
    Skipped,
}

/// An envelope as far as it was read.
#[derive(Debug, Default)]
struct Envelope {
    open: Vec<Place>,
    /// Whether the outermost element has been opened.
    begun: bool,
    operation: Option<Operation>,
    parameters: [Option<String>; PARAMETERS.len()],
}

impl Envelope {
    fn open(&mut self, namespace: &str, name: &str) -> Result<(), Fault> {
        if self.open.len() == DEPTH_MAX {
            return Err(Fault::client("The elements are nested too deep."));
        }
        let place = match self.open.last() {
            None => self.root(namespace, name)?,
            Some(Place::Envelope) => match (namespace, name) {
                (SOAP, "Header") => Place::Skipped,
                (SOAP, "Body") => Place::Body,
                _ => return Err(Fault::client("An envelope has a header and a body only.")),
            },
            Some(Place::Body) => self.operation(namespace, name)?,
            Some(Place::Operation) => self.parameter(namespace, name)?,
            Some(Place::Parameter(_)) => return Err(Fault::client("A parameter is a text.")),
            Some(Place::Skipped) => Place::Skipped,
        };
        self.open.push(place);
        Ok(())
    }

    fn root(&mut self, namespace: &str, name: &str) -> Result<Place, Fault> {
        if std::mem::replace(&mut self.begun, true) {
            return Err(malformed());
        }
        match (namespace, name) {
            (SOAP, "Envelope") => Ok(Place::Envelope),
            (SOAP_12, "Envelope") => Err(Fault::version()),
            _ => Err(Fault::client("This is no envelope of SOAP 1.1.")),
        }
    }

    fn operation(&mut self, namespace: &str, name: &str) -> Result<Place, Fault> {
        let operation = match (namespace, name) {
            (XFCC, "GetMyGames") => Operation::GetMyGames,
            (XFCC, "MakeAMove") => Operation::MakeAMove,
            _ => return Err(Fault::client("There are GetMyGames and MakeAMove, of XfccBasic.")),
        };
        match self.operation.replace(operation) {
            None => Ok(Place::Operation),
            Some(_) => Err(Fault::client("Send one operation at a time.")),
        }
    }

    /// Some clients give parameters no namespace.
    fn parameter(&mut self, namespace: &str, name: &str) -> Result<Place, Fault> {
        let known = PARAMETERS.iter().position(|known| *known == name);
        let known = known.filter(|_| [XFCC, ""].contains(&namespace));
        let Some(index) = known else { return Ok(Place::Skipped) };
        match self.parameters.get_mut(index).map(|slot| slot.replace(String::new())) {
            Some(None) => Ok(Place::Parameter(index)),
            _ => Err(Fault::client(format!("{name} was sent twice."))),
        }
    }

    fn close(&mut self) {
        self.open.pop();
    }

    fn text(&mut self, text: &str) -> Result<(), Fault> {
        match self.open.last() {
            Some(Place::Parameter(index)) => {
                if let Some(Some(value)) = self.parameters.get_mut(*index) {
                    value.extend(text.chars().filter(|c| is_allowed(*c)));
                }
                Ok(())
            }
            Some(Place::Skipped) => Ok(()),
            _ if text.trim().is_empty() => Ok(()),
            _ => Err(malformed()),
        }
    }

    fn finish(self) -> Result<Call, Fault> {
        if !self.open.is_empty() || !self.begun {
            return Err(malformed());
        }
        let operation = self.operation.ok_or_else(|| Fault::client("The body is empty."))?;
        Ok(Call { operation, parameters: self.parameters })
    }
}

/// The namespace of a name; empty where it has none.
fn namespace_of<'n>(resolved: &ResolveResult<'n>) -> &'n str {
    match resolved {
        ResolveResult::Bound(Namespace(namespace)) => namespace,
        ResolveResult::Unbound => "",
        // A prefix that nobody has defined: no namespace that anything is looked for in.
        ResolveResult::Unknown(_) => "unknown",
    }
}

/// A character by its number, or one of the five that XML names: there are no others without a
/// document type.
fn resolve(reference: &BytesRef<'_>) -> Result<String, Fault> {
    match reference.resolve_char_ref() {
        Ok(Some(c)) => Ok(c.to_string()),
        Ok(None) => resolve_predefined_entity(reference).map(str::to_owned).ok_or_else(malformed),
        Err(_) => Err(malformed()),
    }
}

fn malformed() -> Fault {
    Fault::client("This is not well-formed XML.")
}
