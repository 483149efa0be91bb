/**
 * Loads the curve beside everything else, and has it build a small table while the answers travel. The table it would build by itself
 * makes each of many recoveries quicker and the first one three times as slow (50 ms instead of 15 at a desk); a verdict waits for the first.
 */
export function prepareRecovery(): void {
  void import('@noble/curves/secp256k1').then(
    // Not before the questions are on their way.
    ({ secp256k1 }) => void setTimeout(() => secp256k1.utils.precompute(4)),
    () => {}, // whoever recovers a signature loads it again, and says so if that fails
  )
}
