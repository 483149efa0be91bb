// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

/// @dev Tries many calls within one call. Each is reverted after it has given its answer, so that
/// every call finds the same state of the chain.
contract ManyCalls {
    error Answer(bool passed, bytes result);

    struct Tried {
        bool passed;
        bytes result;
    }

    function tryEach(address to, bytes[] calldata calls) external returns (Tried[] memory answers) {
        answers = new Tried[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            try this.answerAndRevert(to, calls[i]) {}
            catch (bytes memory reason) {
                answers[i] = read(reason);
            }
        }
    }

    /// @dev Runs pieces of code, each of which deploys a contract, as the validator of ERC-6492
    /// does. The code of the deployed contract is the answer.
    function deployEach(bytes[] calldata codes) external returns (Tried[] memory answers) {
        answers = new Tried[](codes.length);
        for (uint256 i = 0; i < codes.length; ++i) {
            try this.deployAndRevert(codes[i]) {}
            catch (bytes memory reason) {
                answers[i] = read(reason);
            }
        }
    }

    function answerAndRevert(address to, bytes calldata data) external {
        (bool passed, bytes memory result) = to.call(data);
        revert Answer(passed, result);
    }

    function deployAndRevert(bytes memory code) external {
        address deployed;
        assembly {
            deployed := create(0, add(code, 32), mload(code))
        }
        revert Answer(deployed != address(0), deployed.code);
    }

    /// @dev Reverts if there is no answer, because a call that ran out of gas must not count as a
    /// refusal.
    function read(bytes memory reason) private pure returns (Tried memory tried) {
        require(bytes4(reason) == Answer.selector, "no answer");
        bytes memory body = new bytes(reason.length - 4);
        for (uint256 i = 0; i < body.length; ++i) {
            body[i] = reason[i + 4];
        }
        (tried.passed, tried.result) = abi.decode(body, (bool, bytes));
    }
}
