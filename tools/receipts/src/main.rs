//! Asks RISC Zero's own verifier. The first line of the input is the list of parameters, every other line is a case;
//! each case gets a line of output: `accepted`, or why it is refused. Like the inspector, it takes the image ID of the
//! receipt where a case has none.
use std::io::{BufRead, Write};

use anyhow::{anyhow, bail, Result};
use risc0_groth16::{VerifyingKeyJson, verifying_key};
use risc0_zkvm::{
    sha::{Digest, Digestible}, Groth16Receipt, Groth16ReceiptVerifierParameters, InnerReceipt, MaybePruned, Receipt,
    ReceiptClaim, VerifierContext,
};
use serde::{de::DeserializeOwned, Deserialize};

#[derive(Deserialize)]
struct Parameters {
    control_root: String,
    control_id: String,
    /// None for the key of all releases since 1.0.
    key: Option<VerifyingKeyJson>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Text {
    Json(String),
    Bincode(String),
}

/// What the text is.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    Receipt,
    Inner,
    Groth16,
}

#[derive(Deserialize)]
struct Case {
    text: Text,
    part: Part,
    image_id: Option<String>,
    /// SHA-256 of the journal that the reader enters, where the text has none.
    journal_digest: Option<String>,
    /// The index of the parameters.
    release: usize,
}

fn digest(digits: &str) -> Result<Digest> {
    Digest::try_from(hex::decode(digits)?.as_slice()).map_err(|_| anyhow!("{digits} is no digest"))
}

fn context(parameters: &Parameters) -> Result<VerifierContext> {
    Ok(VerifierContext::default()
        .with_dev_mode(false)
        .with_groth16_verifier_parameters(Groth16ReceiptVerifierParameters {
            control_root: digest(&parameters.control_root)?,
            bn254_control_id: digest(&parameters.control_id)?,
            verifying_key: match &parameters.key {
                Some(key) => key.verifying_key()?,
                None => verifying_key(),
            },
        }))
}

fn read<T: DeserializeOwned>(text: &Text) -> Result<T> {
    match text {
        Text::Json(json) => serde_json::from_str(json).map_err(anyhow::Error::from),
        Text::Bincode(digits) => bincode::deserialize(&hex::decode(digits)?).map_err(anyhow::Error::from),
    }
    .map_err(|error| anyhow!("not deserialized: {error}"))
}

/// The image ID of a case, or else that of the receipt's claim.
fn image_id(case: &Case, claim: &MaybePruned<ReceiptClaim>) -> Result<Digest> {
    match (&case.image_id, claim) {
        (Some(digits), _) => digest(digits),
        (None, MaybePruned::Value(claim)) => Ok(claim.pre.digest()),
        (None, MaybePruned::Pruned(_)) => bail!("no image ID"),
    }
}

/// Verifies a receipt without its journal as `Receipt::verify` does one with it.
fn check_claim(case: &Case, claim: MaybePruned<ReceiptClaim>) -> Result<()> {
    let journal = match (&case.journal_digest, &claim) {
        (Some(digits), _) => digest(digits)?,
        (None, MaybePruned::Value(value)) => match value.output.as_value() {
            Ok(Some(output)) => output.journal.digest(),
            _ => bail!("no journal"),
        },
        (None, MaybePruned::Pruned(_)) => bail!("no journal"),
    };
    let expected = ReceiptClaim::ok(image_id(case, &claim)?, MaybePruned::Pruned(journal));
    if expected.digest() != claim.digest() {
        bail!("claim digest does not match the expected digest");
    }
    Ok(())
}

fn verify(case: &Case, context: &VerifierContext) -> Result<()> {
    match case.part {
        Part::Receipt => {
            let receipt: Receipt = read(&case.text)?;
            let claim = receipt.claim().map_err(|error| anyhow!("{error}"))?;
            receipt.verify_with_context(context, image_id(case, &claim)?).map_err(|error| anyhow!("{error}"))
        }
        Part::Inner => {
            let inner: InnerReceipt = read(&case.text)?;
            inner.verify_integrity_with_context(context).map_err(|error| anyhow!("{error}"))?;
            check_claim(case, inner.claim().map_err(|error| anyhow!("{error}"))?)
        }
        Part::Groth16 => {
            let receipt: Groth16Receipt<ReceiptClaim> = read(&case.text)?;
            receipt.verify_integrity_with_context(context).map_err(|error| anyhow!("{error}"))?;
            check_claim(case, receipt.claim)
        }
    }
}

fn main() -> Result<()> {
    let mut lines = std::io::stdin().lock().lines();
    let first = lines.next().ok_or_else(|| anyhow!("There is no input."))??;
    let contexts = serde_json::from_str::<Vec<Parameters>>(&first)?.iter().map(context).collect::<Result<Vec<_>>>()?;
    let mut output = std::io::stdout().lock();
    for line in lines {
        let case: Case = serde_json::from_str(&line?)?;
        let reason = match verify(&case, &contexts[case.release]) {
            Ok(()) => "accepted".to_string(),
            Err(error) => error.to_string().replace('\n', " "),
        };
        writeln!(output, "{reason}")?;
    }
    Ok(())
}
