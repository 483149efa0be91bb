// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

/// @title Minimal soulbound tokens
/// @notice https://eips.ethereum.org/EIPS/eip-5192 (interface id 0xb45a3c0e).
interface IERC5192 {
    /// @notice The token can no longer be transferred.
    event Locked(uint256 tokenId);

    /// @notice The token can be transferred again. A DID never emits this event of the standard.
    event Unlocked(uint256 tokenId);

    /// @notice Whether a token is locked. Reverts for a token that does not exist.
    function locked(uint256 tokenId) external view returns (bool);
}
