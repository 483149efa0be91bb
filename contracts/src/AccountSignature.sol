// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @dev Decides whether a signature of an account is valid. An account may have both a key and code
/// (EIP-7702). A signature of 65 bytes with a low `s` by the account's own key is valid, whatever
/// the account's code says. For any other signature, the code decides, by ERC-1271.
library AccountSignature {
    function isValid(address signer, bytes32 hash, bytes calldata signature) internal view returns (bool) {
        (address recovered, ECDSA.RecoverError fault,) = ECDSA.tryRecoverCalldata(hash, signature);
        if (fault == ECDSA.RecoverError.NoError && recovered == signer) return true;
        return signer.code.length != 0 && SignatureChecker.isValidERC1271SignatureNowCalldata(signer, hash, signature);
    }
}
