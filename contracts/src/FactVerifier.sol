// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IFactVerifier} from "./IFactVerifier.sol";
import {OneClauseKey} from "./OneClauseKey.sol";

/// @title FactVerifier
/// @dev Groth16 on BN254 by the precompiled contracts of EIP-196 and EIP-197, which refuse coordinates beyond the field, points off
/// their curve and points of G2 outside the subgroup. Development keys prove nothing: deploy it with a stamped set-up only.
contract FactVerifier is IFactVerifier {
    /// @dev The order of the groups: every signal is below it.
    uint256 private constant R = 21888242871839275222246405745257275088548364400416034343698204186575808495617;
    /// @dev The order of the field that coordinates are in.
    uint256 private constant P = 21888242871839275222246405745257275088696311157297823662689037894645226208583;

    address private constant ADD = address(6);
    address private constant MULTIPLY = address(7);
    address private constant PAIRING = address(8);

    /// @inheritdoc IFactVerifier
    function requireProof(
        uint256[2] calldata a,
        uint256[2][2] calldata b,
        uint256[2] calldata c,
        uint256[14] calldata signals
    ) external view {
        // Minus A, so that the product of all pairings is one. A second spelling of y would pass here and nowhere else.
        if (a[1] >= P) revert FactVerifierProofInvalid();
        bytes memory proven = abi.encodePacked(a[0], a[1] == 0 ? 0 : P - a[1], b[0], b[1]);
        bytes memory known = abi.encodePacked(OneClauseKey.ALPHA_BETA, _inputs(signals), OneClauseKey.GAMMA);

        bytes memory product = _call(PAIRING, abi.encodePacked(proven, known, c, OneClauseKey.DELTA));
        if (abi.decode(product, (uint256)) != 1) revert FactVerifierProofInvalid();
    }

    /// @dev The key's first point plus each signal's point times that signal. Most operands of a clause are zero and cost nothing.
    function _inputs(uint256[14] calldata signals) private view returns (bytes memory sum) {
        uint256[30] memory points = abi.decode(OneClauseKey.INPUTS, (uint256[30]));
        sum = abi.encodePacked(points[0], points[1]);
        for (uint256 i = 0; i < 14; ++i) {
            uint256 signal = signals[i];
            if (signal >= R) revert FactVerifierSignalTooLarge(i, signal);
            if (signal == 0) continue;
            bytes memory multiple = _call(MULTIPLY, abi.encodePacked(points[2 * i + 2], points[2 * i + 3], signal));
            sum = _call(ADD, abi.encodePacked(sum, multiple));
        }
    }

    /// @dev A precompiled contract fails on what is no point.
    function _call(address precompiled, bytes memory input) private view returns (bytes memory) {
        (bool isPoint, bytes memory output) = precompiled.staticcall(input);
        if (!isPoint) revert FactVerifierProofInvalid();
        return output;
    }
}
