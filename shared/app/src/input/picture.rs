//! Players' pictures: a small square in PNG, read with narrow limits and written again.
//!
//! What comes in is never served: its pixels are, in a file that is made here. So nothing travels with them,
//! neither places nor programs, and nothing is in the file that another program might read in another way.

use std::io::Cursor;

use aws_lc_rs::digest::{SHA256, digest};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use png::{BitDepth, ColorType, Decoder, Limits, Transformations};
use store::PictureChange;

use crate::Problem;

/// Longest side, in pixels.
pub const PICTURE_SIDE_MAX: u32 = 192;
/// Largest file that is looked into, in bytes. As many pixels of three colours have 108 KB before they are packed.
pub const PICTURE_BYTES_MAX: usize = 128 * 1024;
/// Most memory that reading may take, in bytes: some times what so many pixels have.
const DECODED_BYTES_MAX: usize = 1024 * 1024;
/// Bytes of a digest that name a picture.
const NAME_BYTES: usize = 12;

/// Why a file is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum PictureFault {
    #[error("The picture has more than {PICTURE_BYTES_MAX} bytes.")]
    Large,
    #[error("The picture is no PNG that can be read.")]
    Unreadable,
    #[error("The picture is square, and has up to {PICTURE_SIDE_MAX} pixels a side.")]
    Sides,
    #[error("The picture moves; one that stands still is wanted.")]
    Moves,
}

/// Reads a picture, a file in base64, and makes the file that is kept and shown of its pixels, with its name.
///
/// # Errors
/// `picture_too_large`; `invalid_picture`.
pub fn read_picture(base64: &str) -> Result<PictureChange, Problem> {
    let file = STANDARD.decode(base64).map_err(|_| PictureFault::Unreadable);
    let png = file.and_then(|file| remade(&file)).map_err(|fault| {
        let code = match fault {
            PictureFault::Large => "picture_too_large",
            _ => "invalid_picture",
        };
        Problem::invalid(code, fault.to_string())
    })?;
    let hash = digest(&SHA256, &png);
    let name = URL_SAFE_NO_PAD.encode(hash.as_ref().get(..NAME_BYTES).unwrap_or_default());
    Ok(PictureChange::Becomes { name, png })
}

fn remade(file: &[u8]) -> Result<Vec<u8>, PictureFault> {
    if file.len() > PICTURE_BYTES_MAX {
        return Err(PictureFault::Large);
    }
    let unreadable = |_| PictureFault::Unreadable;
    let limits = Limits { bytes: DECODED_BYTES_MAX };
    let mut decoder = Decoder::new_with_limits(Cursor::new(file), limits);
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    // The head alone: nothing is unpacked for a picture of other sides.
    let head = decoder.read_header_info().map_err(unreadable)?;
    let side = head.width;
    if head.height != side || !(1..=PICTURE_SIDE_MAX).contains(&side) {
        return Err(PictureFault::Sides);
    }
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(unreadable)?;
    if reader.info().animation_control.is_some() {
        return Err(PictureFault::Moves);
    }
    let bytes = reader.output_buffer_size().ok_or(PictureFault::Unreadable)?;
    let mut pixels = vec![0; bytes];
    let frame = reader.next_frame(&mut pixels).map_err(unreadable)?;
    reader.finish().map_err(unreadable)?;
    let pixels = pixels.get(..frame.buffer_size()).ok_or(PictureFault::Unreadable)?;
    encoded(side, frame.color_type, pixels).map_err(|_| PictureFault::Unreadable)
}

fn encoded(side: u32, colors: ColorType, pixels: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(colors);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(file)
}
