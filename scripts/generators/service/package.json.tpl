{
  "name": "@bellbird/__name__",
  "version": "0.0.0",
  "private": true,
  "type": "module",
  "exports": {
    "./service": {
      "types": "./src/__name__.service.ts",
      "default": "./dist/__name__.service.js"
    }
  },
  "nx": {
    "tags": [
      "type:app",
      "scope:__name__"
    ]
  }
}
