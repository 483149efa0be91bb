// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "./IDidAccount.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @title Deploys accounts to addresses that follow from their first keys
/// @notice Anybody may deploy any account. The address of an account already says which key
/// controls the account, so the caller cannot choose another key.
contract DidAccountFactory {
    /// @notice The code that every account runs.
    address public immutable implementation;

    constructor(address implementation_) {
        implementation = implementation_;
    }

    /// @notice The address of the account with the first key (`x`, `y`), even before its
    /// deployment.
    function addressOf(bytes32 x, bytes32 y) public view returns (address) {
        return Clones.predictDeterministicAddressWithImmutableArgs(implementation, abi.encode(x, y), bytes32(0));
    }

    /// @notice Deploys the account of a first key. If somebody has already deployed it, the call
    /// only returns its address, so that two people can deploy the same account and neither call
    /// fails.
    function deploy(bytes32 x, bytes32 y) public returns (address account) {
        account = addressOf(x, y);
        if (account.code.length != 0) return account;
        Clones.cloneDeterministicWithImmutableArgs(implementation, abi.encode(x, y), bytes32(0));
    }

    /// @notice Deploys the account of a first key, and makes the calls that this key signed.
    function deployAndExecute(
        bytes32 x,
        bytes32 y,
        IDidAccount.Call[] calldata calls,
        uint64 deadline,
        bytes calldata signature
    ) external {
        IDidAccount(deploy(x, y)).execute(calls, deadline, signature);
    }
}
