# What schemathesis needs to know of Bellbird: its scalars, and how a call is signed in, with a token that has not ended.
import os
import time

import requests
import schemathesis
from hypothesis import strategies as st
from schemathesis.graphql import nodes

# The graph's own scalars. Filters are what most of its JSON is.
schemathesis.graphql.scalar("DateTime", st.datetimes().map(lambda at: nodes.String(f"{at.isoformat()}Z")))
schemathesis.graphql.scalar("JSON", st.sampled_from(["x", ""]).map(nodes.String) | st.integers(-5, 5).map(nodes.Int))


# A token lives five minutes.
SIGNS_IN_AFTER_SECONDS = 200


class Tokens:
    """The owner's tokens: the present one, and all that there were."""

    def __init__(self):
        self.given = set()
        self.present = None
        self.since = 0.0

    def fresh(self):
        if self.present is None or time.monotonic() - self.since > SIGNS_IN_AFTER_SECONDS:
            answer = requests.post(
                f"{os.environ['BELLBIRD_URL']}/api/auth/sign-in",
                auth=(os.environ["BELLBIRD_EMAIL"], os.environ["BELLBIRD_PASSWORD"]),
                timeout=30,
            )
            answer.raise_for_status()
            self.present, self.since = answer.json()["accessToken"], time.monotonic()
            self.given.add(f"Bearer {self.present}")
        return self.present


tokens = Tokens()


@schemathesis.auth()
class Owner:
    def get(self, case, context):
        return tokens.fresh()

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context, case, kwargs):
    # A case may be sent long after it was made. One that is to go without a token, or with a wrong one, stays so.
    if case.headers and case.headers.get("Authorization") in tokens.given:
        case.headers["Authorization"] = f"Bearer {tokens.fresh()}"
