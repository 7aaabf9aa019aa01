/** Whether the digits of a payment card add up, by the formula of Luhn. Spaces and dashes are ignored. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  if (!/^\d{13,19}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the check digits of an international account number are right. Spaces are ignored. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  // Letters count from 10, and the remainder is taken piece by piece: the whole number is too large.
  return (
    [...`${iban.slice(4)}${iban.slice(0, 4)}`].reduce(
      (rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97,
      0,
    ) === 1
  );
}
