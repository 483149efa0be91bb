/**
 * A client can look up at most this many usernames in an hour, so that nobody finds people by
 * trying many names.
 */
export const maximumPeople = { perHourAndClient: 60 }

export const minimumUsernameLength = 3

/**
 * The longest texts of a profile, in characters. `name` also limits the holder's name in a claim
 * and the name of a message's sender.
 */
export const maximumProfileLength = { username: 64, name: 120, email: 254 }
