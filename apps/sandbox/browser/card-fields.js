// Parses and validates a card number, expiry and security code. Uses no DOM, so that a test can run the code without a
// page.

const digitsOf = (text) => text.replace(/\D/g, '');

export const groupedNumber = (text) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/**
 * Formats a typed expiry date such as "1228" as "12 / 28". A first digit above 1 is a whole month, so "4" means April.
 */
export function groupedExpiry(text) {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Returns Stripe's error code for each invalid field. The object is empty for a valid card. */
export function cardProblems({ number, expiry, cvc }, now) {
  const problems = { number: numberProblem(digitsOf(number)), expiry: expiryProblem(expiry, now), cvc: null };
  if (digitsOf(cvc).length < 3) problems.cvc = 'incomplete_cvc';
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function numberProblem(digits) {
  if (digits.length < 14) return 'incomplete_number';
  return hasCheckDigit(digits) ? null : 'invalid_number';
}

/** Luhn check: from the right, every second digit is doubled, and the sum of all digits must be a multiple of ten. */
function hasCheckDigit(digits) {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryProblem(text, now) {
  const [month, year] = text.split('/').map((part) => Number(digitsOf(part)));
  if (!month || month > 12 || !/\/\s*\d{2}$/.test(text)) return 'incomplete_expiry';
  const isPast = 2000 + year < now.getFullYear() || (2000 + year === now.getFullYear() && month < now.getMonth() + 1);
  return isPast ? 'invalid_expiry_year_past' : null;
}
