// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../src/IIdentityControl.sol";

/// @dev A contract wallet that accepts exactly one signature over one hash (ERC-1271).
contract OneSignatureWallet {
    bytes32 private immutable hash;
    bytes32 private immutable signatureHash;

    constructor(bytes32 hash_, bytes memory signature) {
        hash = hash_;
        signatureHash = keccak256(signature);
    }

    function isValidSignature(bytes32 hash_, bytes calldata signature) external view returns (bytes4) {
        return hash_ == hash && keccak256(signature) == signatureHash ? this.isValidSignature.selector : bytes4(0);
    }
}

contract RevertingWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        revert("broken");
    }
}

/// @dev A contract wallet that accepts the signature of its present owner: 65 bytes, or 66 with an
/// extra byte in front.
contract OwnerWallet {
    address public owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function changeOwner(address next) external {
        require(msg.sender == owner, "not the owner");
        owner = next;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bytes calldata own = signature.length == 66 ? signature[1:] : signature;
        if (own.length != 65) return bytes4(0);
        address signer = ecrecover(hash, uint8(own[64]), bytes32(own[:32]), bytes32(own[32:64]));
        return signer != address(0) && signer == owner ? this.isValidSignature.selector : bytes4(0);
    }
}

/// @dev A contract wallet that belongs to its last buyer, like an account that belongs to a token's
/// owner. It is free, because a simulated call could pay any price anyway.
contract BuyableWallet is OwnerWallet {
    constructor(address owner_) OwnerWallet(owner_) {}

    function buy(address buyer) external {
        owner = buyer;
    }
}

/// @dev A contract wallet that accepts every signature, and needs more than a million gas for each
/// answer.
contract CostlyWallet {
    function isValidSignature(bytes32 hash, bytes calldata) external pure returns (bytes4) {
        for (uint256 i = 0; i < 5_000; ++i) {
            hash = keccak256(abi.encode(hash));
        }
        return hash == 0 ? bytes4(0) : this.isValidSignature.selector;
    }
}

/// @dev A contract wallet that accepts every signature in a call without a gas price, and burns all
/// gas in a transaction.
contract FreeAnswerWallet {
    function isValidSignature(bytes32 hash, bytes calldata) external view returns (bytes4) {
        while (tx.gasprice != 0) {
            hash = keccak256(abi.encode(hash));
        }
        return this.isValidSignature.selector;
    }
}

/// @dev A contract wallet that accepts every signature for about 320,000 gas until somebody calls
/// `turn`, and then burns all gas. An attacker would wait until somebody has estimated the gas of a
/// transaction, and then get a call of `turn` into the chain before it.
contract TwoFacedWallet {
    bool public burns;

    function turn(bool burns_) external {
        burns = burns_;
    }

    function isValidSignature(bytes32 hash, bytes calldata) external view returns (bytes4) {
        for (uint256 i = 0; burns || i < 1_300; ++i) {
            hash = keccak256(abi.encode(hash));
        }
        return this.isValidSignature.selector;
    }
}

/// @dev Deploys wallets to addresses that are known in advance (CREATE2), as ERC-6492 requires.
contract OwnerWalletFactory {
    function deploy(address owner, bytes32 salt) external returns (OwnerWallet) {
        return new OwnerWallet{salt: salt}(owner);
    }
}

/// @dev Tries to finish its recovery again, while the registry is still finishing it.
contract ReenteringIdentity {
    address private immutable registry;
    uint256 public refusals;

    constructor(address registry_) {
        registry = registry_;
    }

    function recover(bytes32 x, bytes32 y) external {
        IIdentityControl.Consent memory none;
        try IIdentityControl(registry).finishChange(address(this), abi.encode(x, y), none) {}
        catch {
            ++refusals;
        }
    }
}
