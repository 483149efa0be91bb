/**
 * A client can look up at most this many people by username in an hour. So nobody can find people
 * by trying many usernames.
 */
export const maximumPeople = { perHourAndClient: 60 }

/** The shortest username has this many characters. */
export const minimumUsernameLength = 3

/**
 * The longest texts of a profile, in characters. `name` also limits the holder's name in a claim
 * and the name of a message's sender.
 */
export const maximumProfileLength = { username: 64, name: 120, email: 254 }
